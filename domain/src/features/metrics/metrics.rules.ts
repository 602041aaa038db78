/** The periods of metrics, in days, as in the URL. */
export const METRIC_DAYS = ["30", "90", "365"] as const;
export type MetricDays = (typeof METRIC_DAYS)[number];

export const METRIC_UNITS = ["day", "week", "month"] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

/** The unit each chart is grouped by, so that it has neither too few points nor too many. */
export const CHART_UNITS: Readonly<Record<"signUps" | "revenue" | "searches", Record<MetricDays, MetricUnit>>> = {
  signUps: { 30: "day", 90: "week", 365: "week" },
  revenue: { 30: "week", 90: "week", 365: "month" },
  searches: { 30: "day", 90: "week", 365: "week" },
};
