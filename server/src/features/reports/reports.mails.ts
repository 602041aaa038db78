import type { ReportOutcome, ReportSubject } from "@vestpocket/domain/reports/reports.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

const NO_VIOLATION: Readonly<Record<ReportSubject, Message>> = {
  inquiry: /*i18n*/ {
    id: "reports.mail.dismissed_inquiry",
    message: "We read the conversation and found nothing against our terms. Both of you can write in it again.",
  },
  listing: /*i18n*/ {
    id: "reports.mail.dismissed_listing",
    message: "We looked at the listing and found nothing against our terms, so it stays.",
  },
};
const ACTED: Readonly<Record<Exclude<ReportOutcome, "dismissed">, Message>> = {
  closed: /*i18n*/ {
    id: "reports.mail.closed",
    message: "We ended the conversation. Nobody can write in it anymore.",
  },
  removed: /*i18n*/ {
    id: "reports.mail.removed",
    message: "We removed the listing. Thank you for helping to keep Vestpocket reliable.",
  },
};

const BUTTONS: Readonly<Record<ReportSubject, Message>> = {
  inquiry: /*i18n*/ { id: "reports.mail.open_inquiry", message: "Open the conversation" },
  listing: /*i18n*/ { id: "reports.mail.open_listing", message: "View the listing" },
};

const ARRIVED: Readonly<Record<ReportSubject, Message>> = {
  inquiry: /*i18n*/ { id: "reports.mail.arrived_inquiry", message: "A conversation was reported" },
  listing: /*i18n*/ { id: "reports.mail.arrived_listing", message: "A listing was reported" },
};

/** To administrators: that there is a new report, and nothing of what it says. */
export const toArrivedMail =
  (subject: ReportSubject) =>
  (url: string): MailContent => ({
    subject: ARRIVED[subject],
    paragraphs: [
      /*i18n*/ { id: "reports.mail.arrived.what", message: "Who reported it and why is in the administration." },
    ],
    button: { label: /*i18n*/ { id: "reports.mail.arrived.button", message: "Open the report" }, url },
  });

interface Decided {
  readonly subject: ReportSubject;
  readonly outcome: ReportOutcome;
  readonly title: string;
  /** The page of the conversation or the listing. */
  readonly url: string;
}

/** To the reporter: our decision, without naming the other person. */
/** To the reporter, who was told that nothing was found: we look again. */
export const reopenedMail = ({ title }: Pick<Decided, "title">): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "reports.mail.reopened.subject", message: "We are reviewing your report about “{title}” again" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "reports.mail.reopened.what",
      message: "We had found nothing against our terms and are taking a second look. We will email you our decision.",
    },
  ],
});

export const decidedMail = ({ subject, outcome, title, url }: Decided): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "reports.mail.subject", message: "We reviewed your report about “{title}”" },
    { title },
  ),
  paragraphs: [outcome === "dismissed" ? NO_VIOLATION[subject] : ACTED[outcome]],
  ...(outcome !== "removed" && { button: { label: BUTTONS[subject], url } }),
});
