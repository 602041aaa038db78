import type { CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { isConsentGiven } from "./stream-consents.usecases.ts";
import { isSuppressed } from "./suppressions.queries.ts";
import type { Unsubscribable } from "./unsubscribe-links.tokens.ts";

/** The account and the link of a commercial e-mail. Throws if it is about no account. */
export function toCommercial(
  deps: LinkDeps,
  about: {
    readonly stream: CommercialStream;
    readonly language: Language;
    readonly account?: { readonly id: string } | undefined;
  },
) {
  const { stream, language, account } = about;
  if (account === undefined) throw new Error(`an e-mail of the stream ${stream} names no account`);
  const of = { accountId: account.id, stream };
  return { ...of, url: toUnsubscribeUrl(deps, { ...of, language }) };
}

type LinkDeps = Pick<MessageDeps, "clock" | "config" | "unsubscribeTokens">;

/** Where somebody ends a stream, or the alerts of one search, without signing in. */
export function toUnsubscribeUrl(
  { clock, config, unsubscribeTokens }: LinkDeps,
  { language, ...what }: Unsubscribable & { readonly language: Language },
): string {
  const token = unsubscribeTokens.make(what, clock.now());
  return config.publicUrl + localPath(language, paths.unsubscribe(token));
}

/** The headers with which a mail program unsubscribes in one press (RFC 8058). */
export function toUnsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * Whether a commercial e-mail may be sent now: its reader asked for it, their address takes it, and it says who sends
 * it. A server that sends nothing may leave that out: its e-mails stay in the outbox, for its developers.
 */
export async function mayMail(
  { config, carriers, log }: Pick<MessageDeps, "config" | "carriers" | "log">,
  on: Queryable,
  { accountId, stream, address }: { accountId: string; stream: CommercialStream; address: string },
): Promise<boolean> {
  if (config.operator === undefined && carriers.has("email")) {
    log.warn({ stream }, "a commercial email was not sent: no setting says who runs the site");
    return false;
  }
  if (!(await isConsentGiven(on, { accountId, stream }))) return false;
  return !(await isSuppressed(on, address));
}
