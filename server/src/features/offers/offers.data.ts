import { defineData } from "../../platform/data.ts";

export const offerData = defineData({
  offers: {
    about: "non-binding offers about listings; the room's chain has their fingerprints",
    people: ["owner_id", "buyer_id"],
    reachedBy: ["owner", "reader"],
    ends: { with: "rooms" },
    exportedAs: "offers",
    leaving:
      "live ones are withdrawn or declined, the person is removed, and once both sides have left, the offer is deleted",
    credentials: false,
  },
  offer_steps: {
    about: "every version of an offer and every decision (append-only)",
    ends: { with: "offers" },
    exportedAs: "offers",
  },
});
