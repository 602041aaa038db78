import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import type { Duty } from "@vestpocket/domain/shared/administrator-roles";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";
import type { MailAttachment, MailContent } from "./messages.ts";

/** Somebody who is told something. */
export interface Recipient {
  /** The account; null for somebody without one, who can only be mailed. */
  readonly id: string | null;
  readonly email: string;
  readonly language: Language;
  /** When an administrator disabled the account; null if none did, or if there is no account. */
  readonly disabledAt: Date | null;
  /** When someone proved that the mailbox is theirs. */
  readonly emailVerifiedAt: Date | null;
}

/** The mail in which somebody is told. */
export interface NewsMail {
  /** The page that its button opens, if another than in the product: such as a link that is valid once. */
  readonly path?: string;
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** `url` is the absolute URL of the page, and `toUrl` makes one from any other page's path. */
  toContent(url: string, toUrl: (path: string) => string): MailContent;
}

/**
 * What somebody is told. The product says the mail's subject, or `text` if there is one: a mail is read when it was sent,
 * and a notification for months, so a name or a value that its reader may lose the right to see stays in the mail.
 */
export type News = {
  readonly event: NotificationEvent;
  /** The page that it leads to. It is stored and shown for months, so it holds nothing that lets somebody in. */
  readonly path: string;
  /** The listing that it is about: what others were told of it is hidden while it is removed, and deleted with it. */
  readonly listingId?: string | null | undefined;
} & (
  | { readonly mail: NewsMail; readonly text?: Message | undefined }
  | { readonly text: Message; readonly mail?: undefined }
);

/**
 * Tells an account something, in the transaction of the change that causes it: the product shows it, and the account's
 * preference decides whether an e-mail goes now, with the digest, or not at all (product.md §23). Nothing else may send
 * an account a mail. A disabled account is told nothing, and an address that nobody confirmed gets no mail, unless the
 * event says that they are (product.md §8.8).
 */
export type Tell = (tx: Queryable, account: Recipient, news: News) => Promise<void>;

/** Which administrators are told. */
interface ToldAdministrators {
  /** The part of the administration that it belongs to: those whose role includes it. */
  readonly duty: Duty;
  /** Of those, only the one in charge of it, if there is one. */
  readonly inCharge?: string | null;
  /** Not the one who did it. */
  readonly except?: string;
}

/**
 * Tells administrators who are not disabled something that waits for one of them, each as they chose. Nothing that is
 * confidential belongs in it.
 */
export type TellAdministrators = (tx: Queryable, who: ToldAdministrators, news: News) => Promise<void>;

/** Sends an account's browsers what an event says in general, once the transaction is committed (product.md §23.5). */
export type PushTo = (tx: Queryable, news: { accountId: string; event: NotificationEvent }) => Promise<void>;

/** How an account learns that its credentials changed, whatever its state: the button replaces the password. */
export function securityNotice(toContent: NewsMail["toContent"]): News {
  return {
    event: "security_changed",
    path: paths.profile(),
    mail: { path: paths.forgotPassword(), toContent },
  };
}
