import pg from "pg";

/** Errors of connections to the database. Other connections fail with the same codes. */
const ofConnections = new WeakSet<Error>();

/** Remembers that an error, whatever it says, is about a connection to the database. */
export function markConnectionError<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error) ofConnections.add(error);
  return error;
}

/** Whether an error comes from the database or from a connection to it. */
export function isFromDatabase(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError || ofConnections.has(cause)) return true;
  }
  return false;
}

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
