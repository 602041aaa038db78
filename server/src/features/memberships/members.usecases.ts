import { paths } from "@vestpocket/domain/shared/paths";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

interface MemberMail {
  readonly uid: string;
  /** The page that the mail links to; the membership page by default. */
  readonly path?: string;
  /** `url` is that page's URL. */
  toContent(url: string, contact: Contact): MailContent;
}

/** E-mails a member; does nothing if their account is gone. */
export async function mailMember(
  { findContact, mailAccount }: MembershipDeps,
  tx: Queryable,
  { uid, path = paths.agentPro(), toContent }: MemberMail,
): Promise<void> {
  const contact = await findContact(tx, uid);
  if (contact === undefined) return;
  await mailAccount(tx, contact, { path, alsoIfDisabled: true, toContent: (url) => toContent(url, contact) });
}
