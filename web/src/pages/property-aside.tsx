import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
import { useProfile } from "../features/accounts/profile.api.ts";
import { OwnerCard } from "../features/agents/owner-card.tsx";
import { NearbyCalculators } from "../features/calculators/nearby-calculators.tsx";
import { keepsConfidence } from "../features/listings/keeps-confidence.ts";
import { keepsForSigners } from "../features/listings/keeps-for-signers.ts";
import { ListingTerms } from "../features/listings/listing-terms.tsx";
import { ReportListing } from "../features/reports/report-listing.tsx";
import { useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { useSession } from "../platform/session.ts";
import { Skeleton } from "../ui/skeleton.tsx";

// With the table of regulators, which nothing else on the page needs.
const AgencyNotice = lazy(async () => ({
  default: (await import("../shared/agents/agency-notice.tsx")).AgencyNotice,
}));

const ContactOwner = lazy(async () => ({
  default: (await import("../features/inquiries/contact-owner.tsx")).ContactOwner,
}));

const AccessPanel = lazyBody("access", async () => (await import("../features/access/access-panel.tsx")).AccessPanel);

const InspectPanel = lazyBody(
  "access",
  async () => (await import("../features/access/inspect-panel.tsx")).InspectPanel,
);

const AccessSettings = lazyBody(
  "access",
  async () => (await import("../features/access/access-settings.tsx")).AccessSettings,
);

const AgreementLink = lazyBody(
  "access",
  async () => (await import("../features/agreements/agreement-link.tsx")).AgreementLink,
);

const RoomLink = lazyBody("rooms", async () => (await import("../features/rooms/room-link.tsx")).RoomLink);

interface AsideProps {
  property: Property;
  isOwner: boolean;
  isAdministrator: boolean;
  /** Whether the reader can get access to what is withheld. */
  mayAsk: boolean;
  mayContact: boolean;
  onContacted: () => void;
}

/** Who offers the listing, how to get access to it, and how to reach its owner. */
export function PropertyAside({ property, isOwner, isAdministrator, mayAsk, mayContact, onContacted }: AsideProps) {
  return (
    <aside className="lg:sticky lg:top-6 lg:self-start print:col-start-2 print:row-start-1">
      <OfferedBy property={property} hasNotice={!isOwner && !mayContact} />
      {isOwner && keepsConfidence(property) && (
        <Suspense>
          <AccessSettings listingId={property.id} />
        </Suspense>
      )}
      {isAdministrator && property.withheld.length > 0 && (
        <Suspense>
          <InspectPanel listingId={property.id} />
        </Suspense>
      )}
      {mayAsk && (
        <Suspense>
          <AccessPanel listingId={property.id} />
        </Suspense>
      )}
      <Suspense>
        <AgreementLink
          id={property.id}
          isOwner={isOwner}
          needsAgreement={isOwner && keepsForSigners(property)}
          hasPanel={mayAsk}
        />
      </Suspense>
      <Suspense>
        <RoomLink id={property.id} />
      </Suspense>
      {mayContact && <ContactCard property={property} onSent={onContacted} />}
      {mayContact && <ReportListing id={property.id} />}
      <NearbyCalculators property={property} />
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
          <Suspense>
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

function ContactCard({ property, onSent }: { property: Property; onSent: () => void }) {
  const { data: account } = useProfile(useSession().uid);
  const localPath = useLocalPath();
  const waiting = <Skeleton className="h-112" />;
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-heading"
      className="mt-4 scroll-mt-4 outline-none rounded-card border border-line bg-raised p-6 print:hidden"
    >
      <h2 id="contact-heading" className="mb-4 text-22">
        <Trans>Contact Owner</Trans>
      </h2>
      {account ? (
        <Suspense fallback={waiting}>
          {property.postedAs === "agent" && <AgencyNotice province={property.province} className="mb-4" />}
          <ContactOwner
            listing={{ ...property, link: location.origin + localPath(paths.property(property.id)) }}
            sender={{
              name: `${account.firstName} ${account.lastName}`,
              email: account.email,
              phone: formatPhone(account.phoneNumber ?? ""),
            }}
            isPhoneConfirmed={account.phoneVerified}
            isEmailConfirmed={account.emailVerified}
            onSent={onSent}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
