/** Days after which it is forgotten who looked at a listing. */
export const VIEWS_KEPT_DAYS = 90;
/** Listings 'Recently viewed' shows at most. */
export const RECENT_VIEWS_MAX = 10;

/** Whether opening a listing's page counts as somebody's interest: not that of its owner, nor of those who look after the site. */
export function isCountedView(
  viewer: { uid: string; role: "member" | "administrator" },
  listing: { ownerId: string },
): boolean {
  return viewer.uid !== listing.ownerId && viewer.role !== "administrator";
}
