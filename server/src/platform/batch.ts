import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { Failure } from "./http/failure.ts";

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

/**
 * Changes each row in a call on its own, one after another: `change` throws Failure 404 for one that does not exist for
 * the viewer, and another Failure for one that cannot be changed now.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<void>,
): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const id of readBatch(ids)) {
    const outcome = await change(id).then(
      () => "done" as const,
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return error.status === 404 ? ("not_found" as const) : ("wrong_status" as const);
      },
    );
    results.push({ id, outcome });
  }
  return results;
}
