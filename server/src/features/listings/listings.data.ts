import { DELETED_DRAFT_RETENTION, DRAFT_RETENTION } from "@vestpocket/domain/listings/listings.retention";
import { defineData } from "../../platform/data.ts";

export const listingData = defineData({
  listings: {
    about: "listings",
    people: ["owner_id"],
    reachedBy: ["owner", "administrator"],
    ends: { because: "deleted by the deletion of the account, which a foreign key refuses otherwise" },
    exportedAs: "listings",
    leaving: "deleted; the sweep removes their files",
    credentials: false,
  },
  listing_counts: { about: "how many listings have each status, maintained by triggers", ends: { because: "totals" } },
  listing_pictures: {
    about: "the storage keys of listings' pictures",
    listing: "listing_id",
    ends: { with: "listings" },
    exportedAs: "listings",
  },
  listing_documents: {
    about: "the storage keys of listings' documents",
    listing: "listing_id",
    ends: { with: "listings" },
    exportedAs: "listings",
  },
  listing_secrets: {
    about:
      "values of a listing that some members may not read; the domain's `disclose` is the only path from here to a response",
    listing: "listing_id",
    ends: { with: "listings" },
    exportedAs: "listings",
  },
  listing_extensions: {
    about: "renewals and upgrades of live listings",
    listing: "listing_id",
    ends: { with: "listings" },
  },
  listing_openings: {
    about:
      "confidential listings from before the preset withheld poster and document, whose owners have not been told yet",
    listing: "listing_id",
    ends: { with: "listings" },
  },
  listing_drafts: {
    about: "listings being entered, and changes to listings that are not published yet",
    people: ["owner_id"],
    listing: "listing_id",
    reachedBy: ["owner"],
    ends: { after: [DRAFT_RETENTION, DELETED_DRAFT_RETENTION], by: "drafts.purge" },
    exportedAs: "drafts",
    credentials: false,
  },
  listing_draft_files: {
    about: "the storage keys of drafts' files, which posting takes over",
    reachedBy: ["owner"],
    ends: { with: "listing_drafts" },
    exportedAs: "drafts",
  },
  listing_words: {
    about: "the names of categories, subtypes, features and places in both languages, for searching",
    ends: { because: "names of categories and features" },
  },
  poster_names: { about: "how often names on cards changed", ends: { because: "one number" } },
});
