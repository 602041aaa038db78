import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";
import type { MailAttachment, MailContent, Outbox } from "./messages.ts";

/** A page's absolute URL in a language: `path` is the page's own, as in `paths.account()`. */
export type PageUrl = (language: Language, path: string) => string;

/** `publicUrl`: the site's public URL, without a trailing slash. */
export function createPageUrl(publicUrl: string): PageUrl {
  return (language, path) => publicUrl + localPath(language, path);
}

/** An e-mail's recipient. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
  /** When an administrator disabled the account; null if none did, or if there is no account. */
  readonly disabledAt: Date | null;
  /** When someone proved that the mailbox is theirs. */
  readonly emailVerifiedAt: Date | null;
}

/**
 * Sends an account an e-mail in its own language, in the transaction of the change that causes it. A disabled account
 * gets none, and nor does an address that nobody confirmed, unless the mail says that it does (product.md §8.8).
 */
export type MailAccount = (
  tx: Queryable,
  account: Recipient,
  mail: {
    /**
     * Whether a disabled account gets the mail too. It should if the person must know it whatever they may still use:
     * how their account can be entered, money, a signature, or what an administrator did with what is theirs.
     */
    readonly alsoIfDisabled?: true;
    /**
     * Whether an address that nobody confirmed gets the mail too. Its reader may be a stranger, so nothing should that
     * others wrote or did.
     */
    readonly alsoIfUnconfirmed?: true;
    /** The page that the e-mail's button opens. */
    readonly path: string;
    readonly replyTo?: string | undefined;
    readonly attachments?: readonly MailAttachment[] | undefined;
    /**
     * The e-mail's content; `url` is the absolute URL of the page, and `toUrl` makes one from any other page's path.
     */
    toContent(url: string, toUrl: (path: string) => string): MailContent;
  },
) => Promise<void>;

/** How an account learns that its credentials changed, whatever its state: the button replaces the password. */
export const SECURITY_NOTICE = {
  path: paths.forgotPassword(),
  alsoIfDisabled: true,
  alsoIfUnconfirmed: true,
} as const;

export function createMailAccount({ outbox, pageUrl }: { outbox: Outbox; pageUrl: PageUrl }): MailAccount {
  return async (tx, { email, language, disabledAt, emailVerifiedAt }, mail) => {
    if (disabledAt !== null && mail.alsoIfDisabled !== true) return;
    if (emailVerifiedAt === null && mail.alsoIfUnconfirmed !== true) return;
    const { path, replyTo, attachments, toContent } = mail;
    const toUrl = (page: string) => pageUrl(language, page);
    await outbox.sendMail(tx, {
      to: email,
      language,
      content: toContent(toUrl(path), toUrl),
      attachments,
      ...(replyTo !== undefined && { replyTo }),
    });
  };
}
