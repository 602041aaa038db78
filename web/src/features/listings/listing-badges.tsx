import { Trans } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { ChevronsUp, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";

const OFFERS: Record<ListingType, () => ReactNode> = {
  sale: () => <Trans>For Sale</Trans>,
  rent: () => <Trans>For Rent</Trans>,
  both: () => <Trans>For Sale or Rent</Trans>,
};

/** The offer label: for sale, for rent or both. */
export function Offer({ listingType }: Pick<ListingCard, "listingType">) {
  return OFFERS[listingType]();
}

/** The poster; an agent by name if the list knows it. */
export function ListedBy({ postedAs, agent }: Pick<ListingCard, "postedAs"> & Partial<Pick<ListingCard, "agent">>) {
  if (agent) {
    const names = [agent.name, agent.brokerageName].filter((name) => name !== null).join(", ");
    return <Trans>Listed by {names}</Trans>;
  }
  return postedAs === "owner" ? <Trans>Listed by owner</Trans> : <Trans>Listed by agent</Trans>;
}

/** The offer, and in brass the most important boost: priority, which puts a listing first, before exposure. */
export function ListingBadges({
  listing: { listingType, boosts },
}: {
  listing: Pick<ListingCard, "listingType" | "boosts">;
}) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone="ink">
        <Offer listingType={listingType} />
      </Badge>
      <BoostBadges boosts={{ ...boosts, exposure: boosts.exposure && !boosts.priority }} />
    </div>
  );
}

export function BoostBadges({ boosts }: Pick<ListingCard, "boosts">) {
  return (
    <>
      {boosts.exposure && (
        <Badge tone="brass" icon={<Star size={14} aria-hidden="true" />}>
          <Trans>Featured</Trans>
        </Badge>
      )}
      {boosts.priority && (
        <Badge tone="brass" icon={<ChevronsUp size={14} aria-hidden="true" />}>
          <Trans>Priority</Trans>
        </Badge>
      )}
    </>
  );
}
