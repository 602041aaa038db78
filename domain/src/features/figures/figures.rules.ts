/** The periods that figures are shown for, in days, as they stand in addresses. */
export const FIGURE_DAYS = ["30", "90", "365"] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

export const FIGURE_UNITS = ["day", "week", "month"] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** What a figure is counted by, so that its chart has neither too few nor too many points. */
export const UNITS_OF_FIGURES: Readonly<Record<"signUps" | "revenue" | "searches", Record<FigureDays, FigureUnit>>> = {
  signUps: { 30: "day", 90: "week", 365: "week" },
  revenue: { 30: "week", 90: "week", 365: "month" },
  searches: { 30: "day", 90: "week", 365: "week" },
};
