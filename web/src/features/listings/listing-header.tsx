import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { Freshness } from "./freshness.tsx";
import { ListingBadges, PostedBy } from "./listing-badges.tsx";
import { ForeignText, MachineText } from "./listing-languages.tsx";
import { useListingWords } from "./listing-words.ts";
import { Price, PriceDetail } from "./price.tsx";

/** A listing's title, place, price, date and actions. */
export function ListingHeader({ property, children }: { property: Property; children?: ReactNode }) {
  const { createdAt } = property;
  const { place, kind } = useListingWords()(property);
  const added = formatDate(createdAt.seconds, useLanguage());
  return (
    <header>
      <ListingBadges listing={property} hasBoost />
      <h1 lang={property.language} className="mt-4 text-28 wrap-anywhere sm:text-36 print:mt-2 print:text-28">
        {property.name}
      </h1>
      <StitchedDivider className="mt-4 text-muted print:hidden" />
      <p className="mt-4 flex items-start gap-2 print:mt-2">
        <MapPin size={18} className="mt-1 shrink-0 text-muted" aria-hidden="true" />
        {place}
      </p>
      <p className="mt-1 text-14 text-muted">
        {kind}
        <ForeignText language={property.language} />
        <MachineText isMachineTranslated={property.isMachineTranslated} />
      </p>
      <p className="mt-5 text-28 font-semibold print:mt-2 print:text-22">
        <Price listing={property} />
      </p>
      <PriceDetail listing={property} className="mt-1" />
      <p className="mt-1 text-14 text-muted">
        <Trans>Added {added}</Trans>
      </p>
      <p className="text-14 text-muted">
        <PostedBy {...property} />
      </p>
      <p className="mt-1">
        <Freshness confirmedAt={property.status === "active" ? property.confirmedAt : null} />
      </p>
      {children}
    </header>
  );
}
