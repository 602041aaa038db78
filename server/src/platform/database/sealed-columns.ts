import { sql } from "drizzle-orm";
import { decrypt, encrypt } from "../encryption.ts";
import { deriveKey, type KeyPurpose } from "../keys.ts";
import type { Database, Queryable } from "./database.ts";
import { selectRows } from "./rows.ts";

/** A text column encrypted with the row's id as context. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly purpose: KeyPurpose;
}

interface Resealed {
  readonly changed: number;
  /** Decryptable with neither secret. */
  readonly unreadable: number;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
}

const BATCH = 500;

/** Re-encrypts a column's texts under another secret. Skips those already done, so that it can be repeated. */
export async function resealColumn(
  db: Database,
  { table, column, purpose }: SealedColumn,
  secrets: { readonly from: string; readonly to: string },
): Promise<Resealed> {
  const keys = { from: deriveKey(secrets.from, purpose), to: deriveKey(secrets.to, purpose) };
  const [rows, value] = [sql.identifier(table), sql.identifier(column)];
  let [changed, unreadable] = [0, 0];
  let after: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (after !== undefined) after = await db.transaction((tx) => resealAfter(tx, after));

  async function resealAfter(tx: Queryable, last: string | undefined): Promise<string | undefined> {
    const batch = await selectRows<Row>(
      tx,
      sql`SELECT id, ${value} AS sealed FROM ${rows} WHERE ${value} IS NOT NULL AND id > ${last}
             ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
    );
    for (const row of batch) {
      if (open(keys.to, row) !== undefined) continue;
      const text = open(keys.from, row);
      if (text === undefined) {
        unreadable += 1;
        continue;
      }
      const sealed = encrypt(keys.to, { text, context: row.id });
      await tx.execute(sql`UPDATE ${rows} SET ${value} = ${sealed} WHERE id = ${row.id}`);
      changed += 1;
    }
    return batch.at(-1)?.id;
  }
  return { changed, unreadable };
}

function open(key: Uint8Array, { id, sealed }: Row): string | undefined {
  try {
    return decrypt(key, { sealed, context: id });
  } catch {
    return undefined;
  }
}
