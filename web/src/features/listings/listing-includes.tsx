import { findTag } from "@vestpocket/domain/listings/listings.fields";
import { Check } from "lucide-react";
import { useMessage } from "../../platform/language.ts";

/** What's Included: the selected features. */
export function ListingIncludes({ includes }: { includes: readonly string[] }) {
  const message = useMessage();
  return (
    <ul className="flex flex-wrap gap-2 print:gap-x-4 print:gap-y-0">
      {includes.map((value) => {
        const tag = findTag(value);
        return (
          <li
            key={value}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-raised py-1.5 pr-4 pl-3 text-14 font-medium print:min-h-0 print:border-0 print:p-0"
          >
            <Check size={16} className="shrink-0 text-success" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{tag ? message(tag.label) : value}</span>
          </li>
        );
      })}
    </ul>
  );
}
