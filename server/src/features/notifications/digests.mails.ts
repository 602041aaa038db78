import { GROUP_LABELS } from "@vestpocket/domain/notifications/groups.labels";
import type { NotificationGroup } from "@vestpocket/domain/notifications/notifications.terms";
import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

interface Digest {
  /** What happened by group, as the subjects of single mails would have said it. */
  readonly groups: readonly { readonly group: NotificationGroup; readonly lines: readonly string[] }[];
  /** How many more there are. */
  readonly more: number;
  /** The page of notifications. */
  readonly url: string;
}

/** What somebody was told since the last digest and has not read. */
export const digestMail = ({ groups, more, url }: Digest): MailContent => ({
  subject: /*i18n*/ { id: "notifications.digest.subject", message: "Your daily summary" },
  paragraphs: [
    /*i18n*/ { id: "notifications.digest.what", message: "Here is what you have not read yet." },
    ...(more === 0
      ? []
      : [
          withValues(
            /*i18n*/ {
              id: "notifications.digest.more",
              message: "{more, plural, one {# more notification is} other {# more notifications are}} on the site.",
            },
            { more },
          ),
        ]),
  ],
  facts: groups.map(({ group, lines }) => [GROUP_LABELS[group], lines.join("\n")]),
  button: { label: /*i18n*/ { id: "notifications.digest.open", message: "Open notifications" }, url },
  notes: [
    /*i18n*/ {
      id: "notifications.digest.why",
      message: "You chose a daily summary. You can change this on the notifications page.",
    },
  ],
});
