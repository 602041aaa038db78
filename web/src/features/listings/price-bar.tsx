import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { Price } from "../../platform/price.tsx";

/**
 * The price at the lower edge of a phone's screen, as long as the listing is on it. What it says stands above in the
 * page too, so it is not read aloud again.
 */
export function PriceBar({ property: { name, price, listingType } }: { property: Property }) {
  return (
    <div
      aria-hidden="true"
      className="sticky bottom-0 z-20 -mx-4 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-raised px-4 pb-[env(safe-area-inset-bottom)] sm:-mx-6 sm:px-6 lg:hidden"
    >
      <span className="min-w-0 truncate text-14 text-muted">{name}</span>
      <span className="shrink-0 text-18 font-semibold">
        <Price price={price} listingType={listingType} />
      </span>
    </div>
  );
}
