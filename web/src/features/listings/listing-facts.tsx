import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { guessTextLanguage } from "@vestpocket/domain/shared/guess-language";
import { ChevronDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { type Fact, listFactGroups } from "./fact-groups.ts";
import { useFactText } from "./fact-text.ts";

/** Values longer than this go below their label. */
const LONG_TEXT = 30;

const WIDE = "(min-width: 48rem)";

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The facts the owner entered, grouped by subject; folded on a phone, where they would be two screens long. */
export function ListingFacts(property: Pick<Property, "type" | "subtype" | "features" | "language" | "translation">) {
  const { type, subtype, features, language, translation } = property;
  const message = useMessage();
  const groups = listFactGroups({ type, subtype, features });
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  if (groups.length === 0) {
    return (
      <p className="text-muted">
        <Trans>N/A</Trans>
      </p>
    );
  }
  return (
    <div className="-mb-8 gap-x-12 md:columns-2 print:-mb-3 print:columns-3 print:gap-x-6">
      {groups.map(({ key, label, facts }) => (
        <details
          key={key}
          open={isWide || undefined}
          className="group break-inside-avoid max-md:border-t max-md:border-line md:pb-8 print:border-0 print:pb-3"
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-control md:min-h-0 print:min-h-0 [&::-webkit-details-marker]:hidden">
            <h3 className="text-18 print:text-16">{label ? message(label) : <Trans>More details</Trans>}</h3>
            <ChevronDown
              size={18}
              className="shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
              aria-hidden="true"
            />
          </summary>
          <dl className="mt-2 border-t border-line max-md:mb-4 print:mt-1 print:text-13">
            {facts.map((fact) => (
              <FactRow key={fact.key} fact={fact} written={translation === null ? language : undefined} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

/** `written`: the language of all the owner's words, if they wrote in one only. */
function FactRow({ fact, written }: { fact: Fact; written: Property["language"] | undefined }) {
  const message = useMessage();
  const page = useLanguage();
  const text = useFactText()(fact);
  const isFree = fact.field === undefined || fact.field.kind === "text";
  const language = isFree ? guessTextLanguage(text) : undefined;
  const label = fact.field ? message(fact.field.label) : fact.name;
  const isLong = text.length > LONG_TEXT;
  return (
    <div
      className={
        isLong
          ? "border-b border-line py-2.5 print:py-1"
          : "flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 print:gap-x-3 print:py-1"
      }
    >
      <dt className={`text-14 text-muted print:text-13 ${isLong ? "" : "flex-[1_1_8rem] print:flex-[1_1_6rem]"}`}>
        {label}
      </dt>
      <dd
        lang={isFree ? (language ?? written) : undefined}
        className={`max-w-full tabular wrap-anywhere ${isLong ? "mt-0.5 whitespace-pre-line" : "ml-auto text-right font-medium"}`}
      >
        {text}
        {language !== undefined && language !== page && (
          <span lang={page} className="ml-1.5 text-13 font-normal whitespace-nowrap text-muted">
            {language === "en" ? <Trans>(in English)</Trans> : <Trans>(in French)</Trans>}
          </span>
        )}
      </dd>
    </div>
  );
}
