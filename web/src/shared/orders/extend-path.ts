import { paths } from "@vestpocket/domain/shared/paths";

/** Where a live listing is renewed or upgraded; several ids, joined by commas, are renewed with one payment. */
export const toExtendPath = (listingId: string, purpose: "renew" | "upgrade" = "renew"): string =>
  `${paths.choosePlan(listingId)}&purpose=${purpose}`;
