import { useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { classNames } from "../../ui/class-names.ts";
import { useCardFactText } from "./card-fact-text.ts";

/** A value that the search filters or sorts by; without a label if the text says what it is. */
export type ComparedFact = Pick<ListingCard["facts"][number], "key" | "label" | "text" | "metricText">;

/** As many as fit in a narrow row. */
const FACTS_MAX = 3;

interface RowFactsProps extends Pick<ListingCard, "facts"> {
  compared: readonly ComparedFact[];
}

/** What the search filters or sorts by, marked, and then what matters most in the category. */
export function RowFacts({ facts, compared }: RowFactsProps) {
  const { t } = useLingui();
  const say = useCardFactText();
  const others = facts.filter(({ key }) => compared.every((fact) => fact.key !== key));
  const shown = [...compared, ...others.slice(0, Math.max(FACTS_MAX - compared.length, 0))];
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t`Facts`}
      className="grid grid-cols-3 gap-x-3 gap-y-1.5 text-13 @max-[20rem]:grid-cols-1 @min-[42rem]:flex @min-[42rem]:flex-wrap @min-[42rem]:gap-x-4"
    >
      {shown.map((fact, at) => (
        <li
          key={fact.key}
          className={classNames(
            "flex flex-col justify-end @max-[20rem]:block @min-[42rem]:block",
            at < compared.length && "-mx-1 rounded-control bg-sunken px-1 py-0.5",
          )}
        >
          <RowFact label={fact.label} value={say(fact)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The label comes first, because after a number it would need a singular and a plural. A share reads as a phrase: 55%
 * of retail area.
 */
function RowFact({ label, value }: { label: string; value: string }) {
  const said = <span className="tabular font-semibold wrap-anywhere">{value}</span>;
  if (label === "") return said;
  const named = <span className="text-muted hyphens-auto wrap-break-word">{label.replace(/^% /u, "")}</span>;
  return label.startsWith("% ") ? (
    <>
      {said} {named}
    </>
  ) : (
    <>
      {named} {said}
    </>
  );
}
