/** The most rows that one statement of a purge deletes: few enough to end well within the time that a statement may take. */
const BATCH = 1_000;

/** Calls `deleteBatch` until it deletes fewer rows than it may. */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) deleted = await deleteBatch(BATCH);
}
