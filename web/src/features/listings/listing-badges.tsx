import { Trans } from "@lingui/react/macro";
import type { ListingCard, Property } from "@vestpocket/domain/listings/listings.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { ChevronsUp, Star } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
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

/** The poster on a listing's page: an agent together with whether the licence is checked (product.md §10.5). */
export function PostedBy({ postedAs, licence }: Pick<Property, "postedAs" | "licence">) {
  const language = useLanguage();
  if (postedAs === "owner") return <Trans>Listed by owner</Trans>;
  if (licence === null) return <Trans>Listed by agent (licence not checked)</Trans>;
  if (licence.checkedOn === null) return <Trans>Listed by agent (licence checked)</Trans>;
  const date = formatDay(licence.checkedOn, language);
  return <Trans>Listed by agent (licence checked {date})</Trans>;
}

/** The poster in a list; an agent by name if the list knows it. */
export function ListedBy({ postedAs, agent }: Pick<ListingCard, "postedAs" | "agent">) {
  if (agent) {
    const names = [agent.name, agent.brokerageName].filter((name) => name !== null).join(", ");
    return <Trans>Listed by {names}</Trans>;
  }
  return postedAs === "owner" ? <Trans>Listed by owner</Trans> : <Trans>Listed by agent</Trans>;
}

type Boost = keyof ListingCard["boosts"];

/** The more important boost: priority, which puts a listing first, before exposure. */
function pickBoost({ priority, exposure }: ListingCard["boosts"]): Boost | undefined {
  if (priority) return "priority";
  return exposure ? "exposure" : undefined;
}

/** Whether a list's boosts tell its listings apart: a badge that all of them have says nothing (product.md §5.4). */
export function areToldApart(listings: readonly Pick<ListingCard, "boosts">[]): boolean {
  return new Set(listings.map(({ boosts }) => pickBoost(boosts))).size > 1;
}

interface ListingBadgesProps {
  listing: Pick<ListingCard, "listingType" | "boosts">;
  /** Whether a boost explains something here, such as why the listing comes first. */
  hasBoost?: boolean;
}

/** The offer, and in brass at most one boost. */
export function ListingBadges({ listing: { listingType, boosts }, hasBoost = false }: ListingBadgesProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <OfferBadge listingType={listingType} />
      {hasBoost && <BoostBadge boosts={boosts} />}
    </div>
  );
}

export function OfferBadge({ listingType }: Pick<ListingCard, "listingType">) {
  return (
    <Badge tone="ink">
      <Offer listingType={listingType} />
    </Badge>
  );
}

export function BoostBadge({ boosts }: Pick<ListingCard, "boosts">) {
  const boost = pickBoost(boosts);
  if (boost === undefined) return null;
  const isPriority = boost === "priority";
  const Icon = isPriority ? ChevronsUp : Star;
  return (
    <Badge tone="brass" icon={<Icon size={14} aria-hidden="true" />}>
      {isPriority ? <Trans>Priority</Trans> : <Trans>Featured</Trans>}
    </Badge>
  );
}
