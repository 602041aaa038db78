/** The underlying database error, if there is one. */
export function findDatabaseError(error: unknown): { code: string; constraint?: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: string };
    if (typeof code === "string") return constraint === undefined ? { code } : { code, constraint };
  }
  return undefined;
}

/** Whether a statement timed out. */
export function isCancelled(error: unknown): boolean {
  return findDatabaseError(error)?.code === "57014";
}
