/** What is counted about a listing by day, in the order in which it is listed (product.md §5.12). */
export const FIGURES = [
  "shown",
  "opened",
  "readers",
  "saved",
  "shared",
  "inquired",
  "requested",
  "signed",
  "alerted",
] as const;
export type Figure = (typeof FIGURES)[number];

/** What adds up over days: the same person may be a reader on several of them. */
export const SUMMED_FIGURES = FIGURES.filter((figure) => figure !== "readers");

/** The days that an owner's figures of all listings cover, and those before that they are compared with. */
export const OWNER_DAYS = 30;

/** The alerts of a day are rounded down to a multiple of this. */
export const ALERTS_STEP = 5;

/** The periods of a chart, in days, as they are sent. */
export const FIGURE_DAYS = ["30", "90"] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** The steps from being found to a signature. `asked` adds inquiries and access requests. */
export const FUNNEL_STEPS = ["shown", "opened", "asked", "signed"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** A visit that follows the last one to the same listing within this time is no other one, in milliseconds. */
export const SAME_VISIT_MS = 30 * 60 * 1000;
