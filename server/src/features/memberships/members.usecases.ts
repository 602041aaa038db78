import { paths } from "@vestpocket/domain/shared/paths";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailAttachment, MailContent } from "../../platform/messages/messages.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

interface MemberMail {
  readonly uid: string;
  /** The page that the mail links to; the membership page by default. */
  readonly path?: string;
  /** `url` is that page's URL. */
  toContent(url: string, contact: Contact): MailContent;
  listAttachments?(contact: Contact): Promise<readonly MailAttachment[]>;
}

/** E-mails a member; does nothing if their account is gone. */
export async function mailMember(
  { findContact, tell }: MembershipDeps,
  tx: Queryable,
  { uid, path = paths.agentPro(), toContent, listAttachments }: MemberMail,
): Promise<void> {
  const contact = await findContact(tx, uid);
  if (contact === undefined) return;
  const attachments = await listAttachments?.(contact);
  const mail = { attachments, toContent: (url: string) => toContent(url, contact) };
  await tell(tx, contact, { event: "membership_changed", path, mail });
}
