import type { AuditAction, AuditSubject } from "@vestpocket/domain/audit/audit.actions";
import type { Queryable } from "./database/database.ts";

export interface AuditEntry {
  /** Undefined if nobody was signed in, or if the server acted on its own. */
  readonly actorId?: string | undefined;
  /** The noun and the verb, such as 'listings.remove'. */
  readonly action: AuditAction;
  readonly subject?: { readonly kind: AuditSubject; readonly id: string };
  /** Facts that explain the entry. Never text that people wrote, never a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds entries in the transaction of the change they record, in one statement. The request's IP is recorded automatically. */
export type RecordAudit = (tx: Queryable, entries: AuditEntry | readonly AuditEntry[]) => Promise<void>;
