import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";

/** The ids that a call names, each once, spelled as the database spells them. */
export function readBatch(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

interface Batch {
  /** What the call named, as `readBatch` returns it. */
  readonly wanted: readonly string[];
  /** What exists for the viewer. */
  readonly found: readonly { readonly id: string }[];
  /** What the call changed. */
  readonly changed: readonly { readonly id: string }[];
}

/** The outcome for each row that a call named, in the order of the call. */
export function toBatchResults({ wanted, found, changed }: Batch): BatchResult[] {
  const [known, done] = [found, changed].map((rows) => new Set(rows.map(({ id }) => id)));
  return wanted.map((id) => ({
    id,
    outcome: done?.has(id) ? "done" : known?.has(id) ? "wrong_status" : "not_found",
  }));
}
