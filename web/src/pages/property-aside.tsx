import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { lazy, Suspense } from "react";
import { OwnerCard } from "../features/agents/owner-card.tsx";
import { ListingTerms } from "../features/listings/listing-terms.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { StepsProps } from "./property-steps.tsx";
import { StepsWaiting } from "./steps-waiting.tsx";

// With the table of regulators, which nothing else on the page needs.
const AgencyNotice = lazy(async () => ({
  default: (await import("../shared/agents/agency-notice.tsx")).AgencyNotice,
}));

const PropertySteps = lazy(async () => {
  const [{ PropertySteps }] = await Promise.all([
    import("./property-steps.tsx"),
    addCatalogue("access"),
    addCatalogue("rooms"),
  ]);
  return { default: PropertySteps };
});

/** Who offers the listing, and what the viewer can do about it. */
export function PropertyAside(props: StepsProps) {
  const { property, isOwner, mayContact } = props;
  return (
    <aside className="lg:sticky lg:top-6 lg:self-start print:col-start-2 print:row-start-1">
      <OfferedBy property={property} hasNotice={!isOwner && !mayContact} />
      <Suspense fallback={<StepsWaiting />}>
        <PropertySteps {...props} />
      </Suspense>
    </aside>
  );
}

/** `hasNotice`: the form below, which says whom an agent acts for, is not shown. */
function OfferedBy({ property, hasNotice }: { property: Property; hasNotice: boolean }) {
  return (
    <div className="rounded-card border border-line bg-raised p-6 print:p-4">
      <h2 className="font-sans text-13 font-semibold tracking-normal text-muted">
        <Trans>Offered by</Trans>
      </h2>
      <div className="mt-3">
        <OwnerCard
          uid={property.listingOwner}
          postedAs={property.postedAs}
          designation={property.designation}
          licence={property.licence}
        />
        {hasNotice && property.postedAs === "agent" && (
          <Suspense fallback={<Skeleton className="mt-3 h-16" />}>
            <AgencyNotice province={property.province} className="mt-3" />
          </Suspense>
        )}
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <ListingTerms {...property} />
      </div>
    </div>
  );
}
