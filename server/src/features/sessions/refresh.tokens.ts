import { validate as isUuid } from "uuid";
import { isSealed, seal } from "../../platform/keys.ts";

/**
 * A refresh token carries its session and generation under a seal, and is never stored. The token just replaced can be presented
 * again within the grace period: its successor is derived a second time and is identical.
 */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly generation: number;
}

export function makeRefreshToken(key: Uint8Array, { sessionId, generation }: RefreshClaims): string {
  const content = `${sessionId}.${generation}`;
  return `${content}.${seal(key, content)}`;
}

/** The claims of a refresh token of ours; undefined for any other text. */
export function readRefreshToken(key: Uint8Array, token: string): RefreshClaims | undefined {
  const [, sessionId, generation, given] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{22})$/u.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || given === undefined) return undefined;
  if (!isUuid(sessionId) || !isSealed(key, { text: `${sessionId}.${generation}`, given })) return undefined;
  return { sessionId, generation: Number(generation) };
}
