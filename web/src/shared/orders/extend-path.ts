import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";

/** Where a live listing is renewed or upgraded; several ids, joined by commas, are renewed with one payment. */
export const toExtendPath = (listingId: string, purpose: "renew" | "upgrade" = "renew"): string =>
  `${paths.choosePlan(listingId)}&purpose=${purpose}`;

/** Where the plans of an order's listings are chosen again. */
export function toPlansPath({ listing, lines, purpose }: Pick<Order, "listing" | "lines" | "purpose">): string {
  const ids = listing?.id ?? lines.map((line) => line.listing.id).join(",");
  const wanted = lines.some((line) => line.purpose === "renew") ? "renew" : purpose;
  return wanted === "publish" ? paths.choosePlan(ids) : toExtendPath(ids, wanted);
}
