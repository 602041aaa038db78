import { validate } from "uuid";
import { isSealed, seal } from "../../platform/keys.ts";

/**
 * A refresh token names its session and generation under a seal, and is kept nowhere: presented again within the grace, the
 * token just replaced leads to the same successor, because the successor can be derived anew.
 */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly generation: number;
}

export function makeRefreshToken(key: Uint8Array, claims: RefreshClaims): string {
  const content = `${claims.sessionId}.${claims.generation}`;
  return `${content}.${seal(key, content)}`;
}

/** The claims of a token that we made; undefined for any other text. */
export function readRefreshToken(key: Uint8Array, token: string): RefreshClaims | undefined {
  const [, sessionId, generation, given] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{22})$/u.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || given === undefined) return undefined;
  if (!validate(sessionId) || !isSealed(key, `${sessionId}.${generation}`, given)) return undefined;
  return { sessionId, generation: Number(generation) };
}
