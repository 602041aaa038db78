import { createHash, randomBytes, randomInt } from "node:crypto";
import { DISCOUNT_CODE_ALPHABET, DISCOUNT_CODE_LENGTH } from "@vestpocket/domain/orders/orders.rules";
import { isSealed, seal } from "../../platform/keys.ts";

/** Six characters, drawn uniformly. */
export function makeDiscountCode(): string {
  const character = () => DISCOUNT_CODE_ALPHABET[randomInt(DISCOUNT_CODE_ALPHABET.length)];
  return Array.from({ length: DISCOUNT_CODE_LENGTH }, character).join("");
}

/** The token without which a code is worthless. */
export const makeCodeToken = (): string => randomBytes(24).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The stored hash of a code. */
export const sealCode = (key: Uint8Array, { id, code }: { id: string; code: string }): Buffer =>
  Buffer.from(seal(key, `${id}.${code}`));

/** Whether the code matches the saved one. Takes as long without a saved one, so that timing reveals nothing. */
export function isCodeOf(key: Uint8Array, given: { code: string; saved: SavedCode | undefined }): boolean {
  const { code, saved } = given;
  return isSealed(key, { text: `${saved?.id}.${code}`, given: saved?.codeHash.toString() ?? seal(key, "") });
}

interface SavedCode {
  readonly id: string;
  readonly codeHash: Buffer;
}
