import type { Duty } from "../../shared/administrator-roles.ts";

/** The periods of metrics, in days, as in the URL. */
export const METRIC_DAYS = ["30", "90", "365"] as const;
export type MetricDays = (typeof METRIC_DAYS)[number];

/** The days that the figures of supply and demand look back, whatever the period of the charts (product.md §11). */
export const MARKET_DAYS = 30;
/** After how many days an inquiry without a reply counts as unanswered. */
export const REPLY_DAYS = 2;

/** The part of the administration that each count of what waits belongs to (product.md §8.9). */
export const WAITING_DUTIES = {
  messages: "support",
  tickets: "support",
  oldestTicket: "support",
  reports: "support",
  oldestReport: "support",
  licences: "support",
  orders: "finance",
  disputes: "finance",
  answerBy: "finance",
  failedRefunds: "finance",
} as const satisfies Readonly<Record<string, Duty>>;

export const METRIC_UNITS = ["day", "week", "month"] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

/** The unit each chart is grouped by, so that it has neither too few points nor too many. */
export const CHART_UNITS: Readonly<Record<"signUps" | "revenue" | "searches", Record<MetricDays, MetricUnit>>> = {
  signUps: { 30: "day", 90: "week", 365: "week" },
  revenue: { 30: "week", 90: "week", 365: "month" },
  searches: { 30: "day", 90: "week", 365: "week" },
};
