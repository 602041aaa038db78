import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";

/** The ids in a call, without duplicates. */
export function readBatch(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

interface Batch {
  /** The ids in the call, as returned by `readBatch`. */
  readonly wanted: readonly string[];
  /** Ids that exist for the viewer. */
  readonly found: readonly { readonly id: string }[];
  /** Ids that the call changed. */
  readonly changed: readonly { readonly id: string }[];
}

/** The outcome for each row in the call, in the call's order. */
export function toBatchResults({ wanted, found, changed }: Batch): BatchResult[] {
  const [known, done] = [found, changed].map((rows) => new Set(rows.map(({ id }) => id)));
  return wanted.map((id) => ({
    id,
    outcome: done?.has(id) ? "done" : known?.has(id) ? "wrong_status" : "not_found",
  }));
}
