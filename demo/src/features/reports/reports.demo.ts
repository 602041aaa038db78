import type { REPORT_OUTCOMES, ReportReason } from "@vestpocket/domain/reports/reports.rules";
import type { DemoPerson } from "../accounts/accounts.demo.ts";
import type { PocketName } from "../listings/pocket-listings.ts";

interface Step {
  readonly daysAgo: number;
  readonly listing: PocketName;
}

/** What is reported about listings, and what the administrator decides. */
export type ReportStep =
  | (Step & {
      readonly does: "report";
      readonly reporter: DemoPerson;
      readonly reason: ReportReason<"listing">;
      readonly note: string;
    })
  /** The administrator reads the confidential values because of the report. */
  | (Step & { readonly does: "inspect" })
  | (Step & { readonly does: "resolve"; readonly outcome: (typeof REPORT_OUTCOMES)["listing"][number] });

export const REPORT_STEPS: readonly ReportStep[] = [
  {
    ...{ daysAgo: 13, listing: "franchise", does: "report", reporter: "tanguay", reason: "no_authority" },
    note: "I believe that the franchisor has to agree before these are offered.",
  },
  { daysAgo: 12.7, listing: "franchise", does: "inspect" },
  { daysAgo: 12.6, listing: "franchise", does: "resolve", outcome: "dismissed" },
  {
    ...{ daysAgo: 1.6, listing: "carWash", does: "report", reporter: "buyer", reason: "wrong_information" },
    note: "The listing says five bays. I counted four when I drove by.",
  },
  {
    ...{ daysAgo: 0.5, listing: "warehouseLeaseback", does: "report", reporter: "morin", reason: "unavailable" },
    note: "I was told that this building was sold last month.",
  },
];
