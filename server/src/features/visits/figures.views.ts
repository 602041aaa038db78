import type { Message } from "@vestpocket/domain/shared/text";
import type { FigureDay } from "@vestpocket/domain/visits/figures.schema";
import { FIGURES, type Figure } from "@vestpocket/domain/visits/figures.terms";
import { toYesOrNo } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

/** What is counted, in exported lists and reports. */
export const FIGURE_HEADINGS: Readonly<Record<Figure | "day" | "repriced" | "repictured", Message>> = {
  day: /*i18n*/ { id: "csv.figures.day", message: "Day (UTC)" },
  shown: /*i18n*/ { id: "csv.figures.shown", message: "Shown in search results" },
  opened: /*i18n*/ { id: "csv.figures.opened", message: "Opened" },
  readers: /*i18n*/ { id: "csv.figures.readers", message: "Readers" },
  saved: /*i18n*/ { id: "csv.figures.saved", message: "Saved as favourite" },
  shared: /*i18n*/ { id: "csv.figures.shared", message: "Shared" },
  inquired: /*i18n*/ { id: "csv.figures.inquired", message: "Inquiries" },
  requested: /*i18n*/ { id: "csv.figures.requested", message: "Access requests" },
  signed: /*i18n*/ { id: "csv.figures.signed", message: "Signatures" },
  alerted: /*i18n*/ { id: "csv.figures.alerted", message: "Alerts" },
  repriced: /*i18n*/ { id: "csv.figures.repriced", message: "Price changed" },
  repictured: /*i18n*/ { id: "csv.figures.repictured", message: "Photos changed" },
};

/** The columns of a listing's days. */
export const listDayColumns = (): readonly CsvColumn<FigureDay & { readonly id: string }>[] => [
  { header: FIGURE_HEADINGS.day, value: ({ day }) => day },
  ...FIGURES.map((figure) => ({ header: FIGURE_HEADINGS[figure], value: (day: FigureDay) => day[figure] })),
  { header: FIGURE_HEADINGS.repriced, value: ({ repriced }, say) => toYesOrNo(repriced, say) },
  { header: FIGURE_HEADINGS.repictured, value: ({ repictured }, say) => toYesOrNo(repictured, say) },
];
