/** Shared by the chart and its placeholder. */
export const CHART_CARD = "min-w-0 scroll-mt-6 rounded-card border border-line bg-raised p-5 sm:p-6";
