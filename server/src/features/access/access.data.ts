import { REVEAL_RETENTION } from "@vestpocket/domain/access/access.retention";
import { defineData } from "../../platform/data.ts";

export const accessData = defineData({
  access_requests: {
    about: "who asked to read a listing's confidential values, and what the owner decided",
    people: ["account_id"],
    listing: "listing_id",
    reachedBy: ["owner"],
    ends: { with: "accounts" },
    exportedAs: "access",
    credentials: false,
  },
  access_grants: {
    about: "whom a listing's owner granted access, and until when",
    people: ["account_id"],
    listing: "listing_id",
    reachedBy: ["owner"],
    ends: { with: "accounts" },
    exportedAs: "access",
    credentials: false,
  },
  listing_access: {
    about: "a listing's automatic rules about requests",
    listing: "listing_id",
    ends: { with: "listings" },
  },
  listing_reveals: {
    about: "for a listing's owner: who read which restricted values",
    people: ["account_id"],
    listing: "listing_id",
    ends: { after: [REVEAL_RETENTION], by: "reveals.purge" },
    exportedAs: "reveals",
    credentials: false,
  },
  listing_inspections: {
    about: "for a listing's owner: which administrators opened its restricted values, and why",
    people: ["account_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    notExported: "an administrator's work; it is in their audit log",
    credentials: false,
  },
});
