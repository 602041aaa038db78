import type { ApprovalKind } from "@vestpocket/domain/approvals/approvals.rules";
import type { Queryable } from "./database/database.ts";
import type { Viewer } from "./session/viewer.ts";

/** What one administrator asks another one to approve. */
export interface Asked {
  readonly kind: ApprovalKind;
  readonly uid: string;
  /** Of the order or the listing. */
  readonly id: string;
  /** What is done once it is approved. */
  readonly request: object;
  /** Of a refund. */
  readonly cents: number | null;
  /** For the administrator who decides; undefined if nothing was written. */
  readonly reason: string | undefined;
}

/** Asks the other administrators. Throws Failure: 400 without a reason, 409 if the same already waits. */
export type AskApproval = (tx: Queryable, asked: Asked) => Promise<void>;

/** What was asked for, approved by another administrator, and done now for the one who asked. */
export interface Approved {
  readonly asker: Viewer;
  /** Of the order or the listing. */
  readonly id: string;
  readonly request: object;
  /** Ends the request, in the transaction of what it is about. Throws Failure if it may no longer be done. */
  readonly take: (tx: Queryable) => Promise<void>;
  readonly approverId: string;
}
