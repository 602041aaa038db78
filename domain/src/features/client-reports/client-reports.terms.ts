/** For how many days a link works, as it is sent (product.md §5.14). */
export const REPORT_DAYS = ["30", "90"] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** The most links that work for a listing at a time. */
export const REPORTS_MAX = 20;
