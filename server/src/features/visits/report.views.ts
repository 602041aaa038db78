import { formatDate, LOCALES } from "@vestpocket/domain/shared/dates";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { toFunnel } from "@vestpocket/domain/visits/figures.rules";
import type { ListingFigures } from "@vestpocket/domain/visits/figures.schema";
import { type FunnelStep, SUMMED_FIGURES } from "@vestpocket/domain/visits/figures.terms";
import { translate } from "../../platform/language.ts";
import type { PdfBlock } from "../../platform/pdf/pdf-content.ts";
import { FIGURE_HEADINGS } from "./figures.views.ts";

const WORDS = {
  funnel: /*i18n*/ { id: "figures.report.funnel", message: "From search to signature" },
  similar: /*i18n*/ {
    id: "figures.report.similar",
    message: "{count} ({rate} of the step before; similar listings {median})",
  },
  share: /*i18n*/ { id: "figures.report.share", message: "{count} ({rate} of the step before)" },
  since: /*i18n*/ { id: "figures.report.since", message: "All figures since {date}" },
  days: /*i18n*/ { id: "figures.report.days", message: "Day by day" },
  day: /*i18n*/ { id: "figures.report.day", message: "shown {shown}, opened {opened}, readers {readers}" },
  note: /*i18n*/ {
    id: "figures.report.note",
    message: "The figures count what Vestpocket members do, without the listing’s owner. They name nobody.",
  },
} as const satisfies Record<string, Message>;

const STEPS: Readonly<Record<FunnelStep, Message>> = {
  shown: FIGURE_HEADINGS.shown,
  opened: FIGURE_HEADINGS.opened,
  asked: /*i18n*/ { id: "figures.report.asked", message: "Inquiry or access request" },
  signed: /*i18n*/ { id: "figures.report.signed", message: "Signed" },
};

/** A listing's figures as parts of a document. */
export function toReportBlocks({ points, runSince, run, medians }: ListingFigures, language: Language): PdfBlock[] {
  const say = (message: Message, values: Record<string, string> = {}) =>
    translate(language, withValues(message, values));
  const number = (value: number) => value.toLocaleString(LOCALES[language]);
  const percent = (rate: number) =>
    (rate / 1000).toLocaleString(LOCALES[language], { style: "percent", maximumFractionDigits: 1 });
  const funnel = toFunnel(run, medians).map(({ step, count, rate, median }) => {
    const values = { count: number(count), rate: percent(rate ?? 0), median: percent(median ?? 0) };
    const message = median === null ? WORDS.share : WORDS.similar;
    return [say(STEPS[step]), rate === null ? number(count) : say(message, values)] as const;
  });
  const dayName = (day: string) => formatDate(Date.parse(`${day}T00:00:00Z`) / 1000, language);
  const date = formatDate(runSince?.seconds ?? 0, language);
  return [
    { kind: "paragraph", text: say(WORDS.note) },
    { kind: "heading", level: 2, text: say(WORDS.funnel) },
    { kind: "facts", rows: funnel },
    { kind: "heading", level: 2, text: say(WORDS.since, { date }) },
    {
      kind: "facts",
      rows: SUMMED_FIGURES.map((figure) => [say(FIGURE_HEADINGS[figure]), number(run[figure])] as const),
    },
    { kind: "heading", level: 2, text: say(WORDS.days) },
    {
      kind: "facts",
      rows: points.map(({ day, shown, opened, readers }) => {
        const counts = { shown: number(shown), opened: number(opened), readers: number(readers) };
        return [dayName(day), say(WORDS.day, counts)] as const;
      }),
    },
  ];
}
