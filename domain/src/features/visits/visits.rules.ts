/** The most listings that 'Recently viewed' shows. */
export const RECENT_VISITS_MAX = 10;

/** Whether opening a listing's page counts as interest in it: an owner's or administrator's visit does not. */
export function isCountedVisit(
  viewer: { uid: string; role: "member" | "administrator" },
  listing: { ownerId: string },
): boolean {
  return viewer.uid !== listing.ownerId && viewer.role !== "administrator";
}
