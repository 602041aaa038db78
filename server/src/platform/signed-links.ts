import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { validate as isUuid } from "uuid";
import type { Config } from "./config.ts";
import { deriveKey, isSealed, type KeyPurpose, seal } from "./keys.ts";

export type SignedLinks = ReturnType<typeof createSignedLinks>;

/**
 * Signed texts in links that are themselves the permission to act on what they name: `id.day.signature`. They are stored
 * nowhere, and work until the end of their day, also after the server's secret was replaced as long as the previous one is
 * set.
 */
export function createSignedLinks(
  { secret, previousSecret }: Pick<Config, "secret" | "previousSecret">,
  { purpose, days }: { purpose: KeyPurpose; days: number },
) {
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const [key = new Uint8Array(), ...oldKeys] = secrets.map((each) => deriveKey(each, purpose));
  return {
    make(id: string, now: Date): string {
      const text = `${id}.${Math.ceil(now.getTime() / DAY_MS) + days}`;
      return `${text}.${seal(key, text)}`;
    },

    /** The id. Undefined if the link was not made here, or is too old. */
    read(token: string, now: Date): string | undefined {
      const [, text = "", id = "", lastDay = "0", given = ""] =
        /^(([0-9a-f-]{36})\.(\d{1,6}))\.([\w-]{22})$/u.exec(token) ?? [];
      if (![key, ...oldKeys].some((each) => isSealed(each, { text, given }))) return undefined;
      return isUuid(id) && Number(lastDay) * DAY_MS >= now.getTime() ? id : undefined;
    },
  };
}
