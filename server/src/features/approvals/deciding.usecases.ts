import {
  APPROVAL_DUTIES,
  APPROVAL_KINDS,
  type ApprovalOutcome,
  validateDecision,
} from "@vestpocket/domain/approvals/approvals.rules";
import type { Approval } from "@vestpocket/domain/approvals/approvals.schema";
import { hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { requireDuty } from "../../platform/session/administrator.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ApprovalDeps, Perform } from "./approvals.deps.ts";
import { approvalFailure } from "./approvals.failures.ts";
import {
  type ApprovalRow,
  findAdministratorRole,
  findApproval,
  listWaitingRows,
  lockApproval,
  setOutcome,
} from "./approvals.queries.ts";
import { toApproval } from "./approvals.views.ts";
import { tellAsker, toSubject } from "./expiring.usecases.ts";

interface Deciding {
  readonly viewer: Viewer;
  readonly id: string;
}

/** What waits for a second administrator, of the kinds that the viewer's role includes. */
export async function listWaiting(
  { db, clock }: ApprovalDeps,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Approval[]> {
  const kinds = APPROVAL_KINDS.filter((kind) => hasDuty(viewer.administratorRole, APPROVAL_DUTIES[kind]));
  const rows = await listWaitingRows(db, { kinds, now: clock.now() });
  return rows.map((row) => toApproval(row, { uid: viewer.uid, language }));
}

/**
 * Approves what another administrator asked for, and does it in the same transaction. If it is no longer possible, the
 * request ends; if the provider does not respond, it waits on. Whoever asked is told. Throws Failure: 403, 404, 409, 503.
 */
export async function approve(deps: ApprovalDeps, perform: Perform, { viewer, id }: Deciding): Promise<void> {
  const { db } = deps;
  const row = await get(findApproval, db, id);
  let isTaken = false;
  const take = async (tx: Queryable) => {
    const locked = await get(lockApproval, tx, id);
    await requireDecidable(deps, tx, { viewer, row: locked, decision: "approve" });
    await end(deps, tx, { viewer, row: locked, outcome: "approved" });
    isTaken = true;
  };
  try {
    const asker = await requireDecidable(deps, db, { viewer, row, decision: "approve" });
    await perform[row.kind]({ asker, id: toSubject(row).id, request: row.request, take, approverId: viewer.uid });
    await db.transaction((tx) => tellAsker(deps, tx, { row, outcome: "approved" }));
  } catch (error) {
    await recover(deps, { viewer, id, error, isTaken });
    throw error instanceof Failure && isFinal(error) ? approvalFailure("overtaken") : error;
  }
}

/** That what was asked for is not possible: neither a decision of somebody else, nor a provider that does not respond. */
const isFinal = ({ status, code }: Failure) => status < 500 && !/^(?:approvals\.(?!overtaken)|sessions\.)/u.test(code);

interface Failed extends Deciding {
  readonly error: unknown;
  /** Whether this call approved it, and not another one of the same administrator. */
  readonly isTaken: boolean;
}

/** Ends a request that is no longer possible, and puts back one that was approved and could not be done. */
async function recover(deps: ApprovalDeps, { viewer, id, error, isTaken }: Failed): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockApproval(tx, id);
    const isMine = isTaken && row?.outcome === "approved" && row.deciderId === viewer.uid;
    if (row === undefined || !(isMine || row.outcome === null)) return;
    if (error instanceof Failure && isFinal(error)) await end(deps, tx, { viewer, row, outcome: "overtaken" });
    else if (isMine) await setOutcome(tx, id, { outcome: null, deciderId: null, now: deps.clock.now() });
  });
}

/** Declines what another administrator asked for, or withdraws one's own. Throws Failure: 403, 404, 409. */
export async function endRequest(
  deps: ApprovalDeps,
  { viewer, id, decision }: Deciding & { readonly decision: "decline" | "withdraw" },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await get(lockApproval, tx, id);
    await requireDecidable(deps, tx, { viewer, row, decision });
    await end(deps, tx, { viewer, row, outcome: decision === "decline" ? "declined" : "withdrawn" });
  });
}

async function get(find: typeof findApproval, db: Queryable, id: string): Promise<ApprovalRow> {
  const row = isUuid(id) ? await find(db, id) : undefined;
  if (row === undefined) throw approvalFailure("notFound");
  return row;
}

interface Decidable {
  readonly viewer: Viewer;
  readonly row: ApprovalRow;
  readonly decision: "approve" | "decline" | "withdraw";
}

/** Returns the administrator who asked. Throws Failure unless the viewer may decide, and they still may ask. */
async function requireDecidable({ clock }: ApprovalDeps, db: Queryable, { viewer, row, decision }: Decidable) {
  const duty = APPROVAL_DUTIES[row.kind];
  requireDuty(viewer, duty);
  const problem = validateDecision({ actorId: viewer.uid, approval: row, decision, now: clock.now() });
  if (problem !== undefined) throw approvalFailure(problem);
  const administratorRole = (await findAdministratorRole(db, row.askerId)) ?? null;
  if (decision === "approve" && !hasDuty(administratorRole, duty)) throw approvalFailure("overtaken");
  const role = "administrator" as const;
  return { uid: row.askerId, sessionId: "", role, administratorRole, needsSecondFactor: false, hasJustWritten: true };
}

const ACTIONS = {
  approved: "approvals.approve",
  declined: "approvals.decline",
  withdrawn: "approvals.withdraw",
  overtaken: "approvals.overtaken",
} as const;

interface Ended {
  readonly viewer: Viewer;
  readonly row: ApprovalRow;
  readonly outcome: Exclude<ApprovalOutcome, "expired">;
}

async function end(deps: ApprovalDeps, tx: Queryable, { viewer, row, outcome }: Ended): Promise<void> {
  await setOutcome(tx, row.id, {
    outcome,
    deciderId: outcome === "withdrawn" ? null : viewer.uid,
    now: deps.clock.now(),
  });
  const details = { kind: row.kind, cents: row.cents, asker: row.askerId };
  await deps.recordAudit(tx, { actorId: viewer.uid, action: ACTIONS[outcome], subject: toSubject(row), details });
  // What was approved is told once it is done.
  if (outcome === "declined" || outcome === "overtaken") await tellAsker(deps, tx, { row, outcome });
}
