import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { listCardFacts, listOptions } from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { useMessage } from "../../platform/language.ts";
import { useReader } from "../../platform/units.ts";

/** As many as fit beside one another in two rows of a phone. */
const FIGURES_MAX = 4;

/** What matters most in a listing of its subtype, in large type; nothing if its owner entered none of it. */
export function KeyFigures({ type, subtype, features }: Pick<Property, "type" | "subtype" | "features">) {
  const message = useMessage();
  const reader = useReader();
  const facts = listCardFacts({ type, subtype, features }, FIGURES_MAX);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-4 border-y border-line py-4 print:hidden">
      {facts.map(({ field, value }) => (
        <div key={field.key} className="min-w-0">
          <dt className="text-13 text-muted">{message(field.label)}</dt>
          <dd className="text-18 font-semibold tabular wrap-anywhere">
            {message(
              toFactText({
                field,
                value,
                options: listOptions(field, new Date().getUTCFullYear()),
                reader,
                isShort: true,
              }),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
