import { ROOM_OPENING_RETENTION } from "@vestpocket/domain/rooms/rooms.retention";
import { defineData } from "../../platform/data.ts";

export const roomData = defineData({
  room_documents: {
    about: "the documents of listings' deal rooms, and the storage keys of their files",
    listing: "listing_id",
    reachedBy: ["owner", "reader"],
    ends: { with: "listings" },
    exportedAs: "roomDocuments",
  },
  room_openings: {
    about: "who opened which page",
    people: ["account_id"],
    ends: { after: [ROOM_OPENING_RETENTION], by: "rooms.purge" },
    exportedAs: "roomOpenings",
    credentials: false,
  },
});
