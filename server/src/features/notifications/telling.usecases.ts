import { rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { defaultWayOf } from "@vestpocket/domain/notifications/notifications.rules";
import type { NotificationWay } from "@vestpocket/domain/notifications/notifications.terms";
import type { Message } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { News, PushTo, Recipient, Tell } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import { findWay, keepNotification } from "./telling.queries.ts";

type TellDeps = Pick<Platform, "clock" | "outbox" | "pageUrl"> & {
  /** Undefined if this server sends no push messages. */
  readonly pushTo?: PushTo | undefined;
};

/** How every feature tells an account something. */
export function createTell({ clock, outbox, pageUrl, pushTo }: TellDeps): Tell {
  return async (tx, account, news) => {
    const { email: to, language } = account;
    const rules = rulesOf(news.event);
    if (account.disabledAt !== null && rules.alsoIfDisabled !== true) return;
    const { mail, path } = news;
    const toUrl = (page: string) => pageUrl(language, page);
    const content = mail?.toContent(toUrl(mail.path ?? path), toUrl);
    const text = news.text ?? content?.subject;
    if (text === undefined) throw new Error(`nothing is said of ${news.event}`);
    const way = await keep(tx, { account, news, text, now: clock.now() });
    const isShown = account.id !== null && rules.isMailOnly !== true;
    // Whoever wants a digest does not want to be disturbed for each.
    if (isShown && (way === "email" || way === "product"))
      await pushTo?.(tx, { accountId: account.id, event: news.event });
    if (mail === undefined || content === undefined || way !== "email") return;
    if (account.emailVerifiedAt === null && rules.alsoIfUnconfirmed !== true) return;
    const { replyTo, attachments } = mail;
    await outbox.sendMail(tx, { to, language, content, attachments, ...(replyTo !== undefined && { replyTo }) });
  };
}

interface Kept {
  readonly account: Recipient;
  readonly news: News;
  readonly text: Message;
  readonly now: Date;
}

/** Keeps the notification unless the account wants none, or it is a mail only. Returns how the account is told. */
async function keep(tx: Queryable, { account, news, text, now }: Kept): Promise<NotificationWay> {
  const { event, path, listingId = null } = news;
  const { group, isRequired = false, isMailOnly = false } = rulesOf(event);
  if (account.id === null || (isRequired && isMailOnly)) return "email";
  const asked = { accountId: account.id, group, otherwise: defaultWayOf(group) };
  if (isMailOnly) return findWay(tx, asked);
  const row = { id: newId(), event, text: withItsValues(text), path, listingId, createdAt: now };
  const way = await keepNotification(tx, { ...asked, ...row, isRequired });
  return isRequired ? "email" : way;
}

/** Without the values that the text does not show: what a mail also knows stays in the mail. */
function withItsValues({ id, message, values = {} }: Message): Message {
  const shown = Object.entries(values).filter(([name]) => new RegExp(`\\{${name}\\b`, "u").test(message));
  return shown.length === 0 ? { id, message } : { id, message, values: Object.fromEntries(shown) };
}
