import type { SealedColumn } from "../../platform/database/sealed-columns.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { deriveKey } from "../../platform/keys.ts";

/** Where it is stored, for when the server's secret is replaced. */
export const SEALED_MANDATES = {
  table: "mandates",
  column: "private",
  purpose: "mandate",
} as const satisfies SealedColumn;

/** What only the owner of a mandate is to read, whoever has the database. */
export interface PrivateWords {
  readonly note?: string | undefined;
  readonly client?: string | undefined;
}

export type MandateSeal = ReturnType<typeof createMandateSeal>;

/** Encrypts the private words of the mandate with this id; they cannot be decrypted in another row. */
export function createMandateSeal(secret: string) {
  const key = deriveKey(secret, "mandate");
  return {
    /** Null if there are no words. */
    close({ note, client }: PrivateWords, id: string): Buffer | null {
      if (note === undefined && client === undefined) return null;
      return encrypt(key, { text: JSON.stringify({ note, client }), context: id });
    },
    open(sealed: Buffer | null, id: string): PrivateWords {
      return sealed === null ? {} : (JSON.parse(decrypt(key, { sealed, context: id })) as PrivateWords);
    },
  };
}
