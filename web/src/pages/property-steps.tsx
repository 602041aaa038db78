import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy } from "react";
import { useOwnAccess } from "../features/access/access.api.ts";
import { AccessPanel } from "../features/access/access-panel.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useOwner } from "../features/agents/agents.api.ts";
import { AgreementLink } from "../features/agreements/agreement-link.tsx";
import { useAgreement } from "../features/agreements/agreements.api.ts";
import { NearbyCalculators } from "../features/calculators/nearby-calculators.tsx";
import { ContactOwner } from "../features/inquiries/contact-owner.tsx";
import { ReportListing } from "../features/reports/report-listing.tsx";
import { RoomLink } from "../features/rooms/room-link.tsx";
import { useRoom } from "../features/rooms/rooms.api.ts";
import { useLocalPath } from "../platform/language.ts";
import { useSession } from "../platform/session.ts";
import { AgencyNotice } from "../shared/agents/agency-notice.tsx";
import { StepsWaiting } from "./steps-waiting.tsx";

// For administrators. It joins the boundary around all steps, so that nothing arrives after what is below it.
const InspectPanel = lazy(async () => ({
  default: (await import("../features/access/inspect-panel.tsx")).InspectPanel,
}));

export interface StepsProps {
  property: Property;
  isOwner: boolean;
  isAdministrator: boolean;
  /** Whether the reader can get access to what is withheld. */
  mayAsk: boolean;
  mayContact: boolean;
  onContacted: () => void;
}

/**
 * What a reader can do about a listing: their next step, and a message to the owner. They appear together, once it is
 * known what they say. An owner has the settings in tabs of their own.
 */
export function PropertySteps(props: StepsProps) {
  const { property, isOwner, isAdministrator, mayAsk, mayContact } = props;
  const { id } = property;
  if (useIsWaiting(props)) return <StepsWaiting />;
  if (isOwner) return <NearbyCalculators property={property} />;
  const agreement = <AgreementLink id={id} hasPanel={mayAsk} />;
  return (
    <>
      {isAdministrator && property.withheld.length > 0 && <InspectPanel listingId={id} />}
      {mayAsk ? (
        <AccessPanel
          listingId={id}
          links={({ isReading }) => (
            <>
              <RoomLink id={id} isNext={isReading} />
              {agreement}
            </>
          )}
        />
      ) : (
        <>
          {agreement}
          <RoomLink id={id} />
        </>
      )}
      {mayContact && <ContactCard {...props} />}
      {mayContact && <ReportListing id={id} />}
      <NearbyCalculators property={property} />
    </>
  );
}

/**
 * Whether something is still being read that decides what the steps say, or how tall the owner's card above them is.
 * Without a network, each says so itself. The listing's owner sees neither room nor agreement here.
 */
function useIsWaiting({ property, isOwner, mayAsk }: StepsProps): boolean {
  const { id, listingOwner } = property;
  const read = [
    useOwner(listingOwner ?? "", { enabled: listingOwner !== null }),
    useOwnAccess(id, { enabled: mayAsk }),
    useAgreement(id, { enabled: !isOwner }),
    useRoom(id, { enabled: !isOwner }),
    useProfile(useSession().uid),
  ];
  return read.some(({ isLoading }) => isLoading);
}

function ContactCard({ property, onContacted }: Pick<StepsProps, "property" | "onContacted">) {
  const { data: account } = useProfile(useSession().uid);
  const localPath = useLocalPath();
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
      {account && (
        <>
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
            onSent={onContacted}
          />
        </>
      )}
    </section>
  );
}
