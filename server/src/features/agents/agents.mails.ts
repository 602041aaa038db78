import { paths } from "@vestpocket/domain/shared/paths";
import type { Message } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { News } from "../../platform/messages/tell.ts";

const SUBJECT: Message = /*i18n*/ { id: "agents.mail.waiting.subject", message: "An agent waits to be verified" };

/** To administrators: that a licence has to be looked up, and nothing of whose. */
const toWaitingMail = (url: string): MailContent => ({
  subject: SUBJECT,
  paragraphs: [
    /*i18n*/ {
      id: "agents.mail.waiting.what",
      message: "Look the licence up in the regulator’s register. Who waits and why is in the administration.",
    },
  ],
  button: { label: /*i18n*/ { id: "agents.mail.waiting.button", message: "Open the account" }, url },
});

/** That an agent waits to be verified; in the product only, if they have said so often. */
export function waitingNews({ uid, isMailed }: { uid: string; isMailed: boolean }): News {
  const path = paths.admin(`users/${uid}`);
  return isMailed
    ? { event: "agent_waiting", path, mail: { toContent: toWaitingMail } }
    : { event: "agent_waiting", path, text: SUBJECT };
}
