import { AGREEMENT_RETENTION } from "@vestpocket/domain/agreements/agreements.retention";
import { defineData } from "../../platform/data.ts";

export const agreementData = defineData({
  rooms: {
    about:
      "the hash chain of what happened around a listing's agreements; kept for six years after the listing has ended and its signatures no longer bind",
    ends: { after: [AGREEMENT_RETENTION], by: "agreements.purge" },
  },
  room_events: {
    about: "the links of the chains (append-only)",
    ends: { because: "deleted with its room, by the trigger rooms_end_events" },
  },
  agreement_texts: { about: "the texts that listings require (append-only)", ends: { with: "rooms" } },
  listing_agreements: {
    about: "which agreement a listing requires",
    listing: "listing_id",
    ends: { with: "rooms" },
  },
  agreement_signatures: {
    about: "who signed which text, when and how (append-only)",
    people: ["account_id", "owner_id", "email"],
    reachedBy: ["owner", "reader"],
    ends: { with: "rooms" },
    exportedAs: "agreements",
    credentials: false,
  },
  agreement_certificates: { about: "the certificates of signatures (append-only)", ends: { with: "rooms" } },
});
