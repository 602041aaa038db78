import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { keepsForSigners } from "../features/listings/keeps-for-signers.ts";
import { lazyBody } from "../platform/lazy-body.ts";

const ListingRequests = lazyBody(
  "access",
  async () => (await import("../features/access/listing-requests.tsx")).ListingRequests,
);
const AccessSettings = lazyBody(
  "access",
  async () => (await import("../features/access/access-settings.tsx")).AccessSettings,
);
const OwnNda = lazyBody("access", async () => (await import("../features/agreements/own-nda.tsx")).OwnNda);

/** For a listing's owner: who asks for access, what readers sign, and whom the listing lets in. */
export function OwnerAccess({ property }: { property: Property }) {
  return (
    <div className="space-y-10">
      <ListingRequests listingId={property.id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OwnNda listing={property} needsAgreement={keepsForSigners(property)} />
        <AccessSettings listingId={property.id} />
      </div>
    </div>
  );
}
