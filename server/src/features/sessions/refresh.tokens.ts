import { validate as isUuid } from "uuid";
import { isSealed, seal } from "../../platform/keys.ts";

/**
 * A refresh token contains its session and generation, signed, and is never stored. A token that was just replaced can
 * be used again within the grace period: its successor is derived again and is identical.
 */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly generation: number;
}

export function makeRefreshToken(key: Uint8Array, { sessionId, generation }: RefreshClaims): string {
  const content = `${sessionId}.${generation}`;
  return `${content}.${seal(key, content)}`;
}

/** The claims of one of our refresh tokens; undefined for any other text. */
export function readRefreshToken(key: Uint8Array, token: string): RefreshClaims | undefined {
  const [, sessionId, generation, given] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{22})$/u.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || given === undefined) return undefined;
  if (!isUuid(sessionId) || !isSealed(key, { text: `${sessionId}.${generation}`, given })) return undefined;
  return { sessionId, generation: Number(generation) };
}
