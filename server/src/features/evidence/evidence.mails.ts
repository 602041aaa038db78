import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** To the operator's archive: a day's line. */
export const archiveMail = ({ day, line }: { day: string; line: string }): MailContent => ({
  subject: withValues(/*i18n*/ { id: "evidence.mail.subject", message: "Transparency log, {day}" }, { day }),
  paragraphs: [
    withValues(/*i18n*/ { id: "evidence.mail.line", message: "{line}" }, { line }),
    /*i18n*/ {
      id: "evidence.mail.why",
      message:
        "Keep this message where the database’s administrators cannot change it. “npm run fsck” compares the entries that you kept with the database.",
    },
  ],
});
