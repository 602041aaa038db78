import { Trans } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import { Queries } from "../../platform/queries.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useFeaturedListings } from "./featured.api.ts";
import { ListingCard } from "./listing-card.tsx";

/** What the listings have in common; absent conditions match everything. */
type Wanted = Partial<Pick<HomeCard, "province" | "city" | "type">>;

const SHOWN_MAX = 3;

/** Up to three featured listings that visitors may see too; nothing if there is none of this kind. */
export function CardsAmong({ wanted }: { wanted: Wanted }) {
  return (
    <Queries>
      <Cards {...wanted} />
    </Queries>
  );
}

function Cards({ province, city, type }: Wanted) {
  const { listings = [] } = useFeaturedListings(city === undefined ? {} : { city });
  const shown = listings
    .filter((each) => province === undefined || each.province === province)
    .filter((each) => type === undefined || each.type === type)
    .slice(0, SHOWN_MAX);
  if (shown.length === 0) return null;
  const isAlone = shown.length === 1;
  return (
    <section aria-labelledby="among" className={classNames("mt-12", isAlone && "mx-auto max-w-[28rem]")}>
      <h2 id="among" className="text-22">
        <Trans>Among them</Trans>
      </h2>
      <ul className={classNames("mt-5 grid gap-6", !isAlone && "sm:grid-cols-2 lg:grid-cols-3")}>
        {shown.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
