import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { Price } from "./price.tsx";

/**
 * The price and the main action at the bottom of a phone's screen. The price is also in the page above, so screen
 * readers skip it here.
 */
export function PriceBar({ property, action }: { property: Property; action?: ReactNode }) {
  const { name } = property;
  return (
    <div className="@container">
      <div className="-mx-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden print:hidden">
        {/* Beside the action if the price fits, above it otherwise. */}
        <div aria-hidden="true" className="min-w-0 grow">
          {/* On narrow screens and in large type, the price alone. */}
          <span className="block w-0 min-w-full truncate text-13 text-muted @max-[22rem]:hidden">{name}</span>
          <span className="block text-16 font-semibold sm:text-18">
            <Price listing={property} />
          </span>
        </div>
        {action && <div className="flex max-sm:grow *:grow">{action}</div>}
      </div>
    </div>
  );
}
