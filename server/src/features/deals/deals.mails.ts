import { DEAL_STATUS_LABELS } from "@vestpocket/domain/deals/deals.labels";
import type { DealStatus } from "@vestpocket/domain/deals/deals.terms";
import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** To each reader of the room: the status, and nothing else about the deal. */
export const dealMail = ({ status, title, url }: { status: DealStatus; title: string; url: string }): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "deals.mail.subject", message: "“{title}”: {status}" },
    { title, status: DEAL_STATUS_LABELS[status] },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "deals.mail.why",
      message: "The owner changed the deal status. You are receiving this because you have access to the deal room.",
    },
  ],
  button: { label: /*i18n*/ { id: "deals.mail.open", message: "Open the deal room" }, url },
});
