import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { useAccessSettings, useRequests } from "../features/access/access.api.ts";
import { AccessSettings } from "../features/access/access-settings.tsx";
import { ListingRequests } from "../features/access/listing-requests.tsx";
import { useAgreement, useOwnTexts, useSignatures } from "../features/agreements/agreements.api.ts";
import { OwnNda } from "../features/agreements/own-nda.tsx";
import { keepsForSigners } from "../features/listings/keeps-for-signers.ts";
import { RoomWaiting } from "./room-waiting.tsx";

/**
 * For a listing's owner: who asks for access, what readers sign, and whom the listing lets in. Shown once all of it is
 * there: none of the three knows its height before, and would move what the owner is about to press.
 */
export function OwnerAccess({ property }: { property: Property }) {
  const { id } = property;
  const agreement = useAgreement(id);
  const queries = [
    useRequests({ box: "waiting", page: 1, listing: id }),
    agreement,
    useOwnTexts(id, agreement.data),
    useSignatures(id, 1),
    useAccessSettings(id),
  ];
  if (queries.some(({ isLoading }) => isLoading)) return <RoomWaiting />;
  return (
    <div className="space-y-10">
      <ListingRequests listingId={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OwnNda listing={property} needsAgreement={keepsForSigners(property)} />
        <AccessSettings listingId={id} />
      </div>
    </div>
  );
}
