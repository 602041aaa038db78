import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { chosenRent, RENT_KEYS } from "../rent-scale.ts";
import type { SearchQuery } from "../search-query.ts";
import type { Comparable } from "../searches.api.ts";
import type { MeasureText } from "./measure-text.ts";

const RENTS: readonly string[] = RENT_KEYS;
const PRICES: readonly string[] = ["salePrice", "salePerSqft"];

type Missing = readonly Comparable["without"][number]["measure"][];

const areAll = (missing: Missing, known: readonly string[]) =>
  missing.length > 0 && missing.every((measure) => known.includes(measure));

interface UncomparableProps {
  count: number;
  without: Comparable["without"];
  search: SearchQuery;
  text: MeasureText;
}

/** Separates comparable results from those that lack a value, and explains why. */
export function Uncomparable({ count, without, search, text }: UncomparableProps) {
  const isForRent = search.listingType === "rent" || search.listingType === "both" || chosenRent(search.bounds);
  const missing = without.filter(({ listings }) => listings > 0).map(({ measure }) => measure);
  return (
    <div className="rounded-card border border-line bg-sunken px-4 py-3">
      <h2 className="font-sans text-16 font-semibold">
        <Title count={count} missing={missing} text={text} />
      </h2>
      <p className="mt-1 text-14 text-muted">
        {isForRent && areAll(missing, RENTS) ? (
          <Trans>
            They match your other filters. Their rent is on request, or the area or additional rent needed to compare
            them is missing.
          </Trans>
        ) : (
          <Trans>They match your other filters.</Trans>
        )}
      </p>
    </div>
  );
}

function Title({ count, missing, text }: { count: number; missing: Missing; text: MeasureText }) {
  const { t } = useLingui();
  if (areAll(missing, RENTS)) {
    return <Plural value={count} one="# without a comparable rent" other="# without a comparable rent" />;
  }
  if (areAll(missing, PRICES)) {
    return <Plural value={count} one="# without a comparable price" other="# without a comparable price" />;
  }
  const labels = missing.map((key) => (key === "zoning" ? t`Zoning` : text.labelOf(key))).join(", ");
  return (
    <Plural value={count} one={`# without a stated figure: ${labels}`} other={`# without a stated figure: ${labels}`} />
  );
}
