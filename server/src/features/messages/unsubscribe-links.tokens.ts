import { UNSUBSCRIBE_LINK_DAYS } from "@vestpocket/domain/messages/streams.rules";
import { COMMERCIAL_STREAMS, type CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Config } from "../../platform/config.ts";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";

const ID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

/** What a link ends: a stream of an account, or the alerts of one of its searches. */
export interface Unsubscribable {
  readonly accountId: string;
  readonly stream: CommercialStream;
  readonly searchId?: string | undefined;
}

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Signed texts in the links that end a stream: `account.stream.search.day.signature`. They are stored nowhere, so that
 * they outlive the search and the account, and say nothing of an address. A link made before the server's secret was
 * replaced works as long as the previous one is set.
 */
export function createUnsubscribeTokens({ secret, previousSecret }: Pick<Config, "secret" | "previousSecret">) {
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const [key = new Uint8Array(), ...oldKeys] = secrets.map((each) => deriveKey(each, "unsubscribe-link"));
  return {
    make({ accountId, stream, searchId }: Unsubscribable, now: Date): string {
      const lastDay = Math.ceil(now.getTime() / DAY_MS) + UNSUBSCRIBE_LINK_DAYS;
      const text = [shorten(accountId), stream, searchId === undefined ? "" : shorten(searchId), lastDay].join(".");
      return `${text}.${seal(key, text)}`;
    },

    /** Undefined if it was not made here, or is too old. */
    read(token: string, now: Date): Unsubscribable | undefined {
      const [, text = "", given = ""] = /^(.{1,200})\.([\w-]{22})$/u.exec(token) ?? [];
      if (![key, ...oldKeys].some((each) => isSealed(each, { text, given }))) return undefined;
      const [account = "", stream = "", search = "", lastDay = "0"] = text.split(".");
      if (Number(lastDay) * DAY_MS < now.getTime()) return undefined;
      const known = COMMERCIAL_STREAMS.find((each) => each === stream);
      const accountId = lengthen(account);
      if (known === undefined || accountId === undefined) return undefined;
      return { accountId, stream: known, searchId: lengthen(search) };
    },
  };
}

const shorten = (id: string): string => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

/** Undefined if no id was shortened. */
function lengthen(short: string): string | undefined {
  const [, ...parts] = ID.exec(Buffer.from(short, "base64url").toString("hex")) ?? [];
  return parts.length === 0 ? undefined : parts.join("-");
}
