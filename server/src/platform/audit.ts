import type { Queryable } from "./database/database.ts";

export interface AuditEntry {
  /** Who did it; without it nobody was signed in, or the server did it by itself. */
  readonly actorId?: string | undefined;
  /** The noun and what happened to it: 'listings.remove'. */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  /** What it needs to be understood; never what people wrote, nor a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the audit log in the transaction of what is told, so that neither stands without the other. From where is known by itself. */
export type RecordAudit = (tx: Queryable, entry: AuditEntry) => Promise<void>;
