import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { buildOwnListing, UID } from "./answers.ts";

/** A listing as administrators see it in their list. */
export const buildModerated = (name: string, overrides: Partial<ModeratedListing> = {}): ModeratedListing => ({
  ...buildOwnListing({ name }),
  owner: { uid: UID, firstName: "Odile", lastName: "Roy" },
  removedAt: null,
  removedReason: null,
  removedWithOwner: false,
  ...overrides,
});

/** The same with everything on its page. */
export const buildModeratedDetail = (overrides: Partial<ModeratedDetail> = {}): ModeratedDetail => ({
  ...buildModerated("Mill with a view"),
  description: "Three floors of brick.",
  imageUrls: [],
  ...{ views: 40, inquiries: 2, unanswered: 1, favourites: 3, orders: [], reports: [] },
  ...overrides,
});
