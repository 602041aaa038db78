import { type AccessSettings, type Asking, decideAtOnce, isDenied } from "@vestpocket/domain/access/access.rules";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { AccessDeps } from "./access.deps.ts";
import { requestNotFound } from "./access.failures.ts";
import { decideOnAddress, toDecision } from "./audiences.usecases.ts";
import { approve } from "./deciding.usecases.ts";
import { mailOwner } from "./mailing.usecases.ts";
import { insertRequest, lockOpenRequest, lockRequest, type RequestRow } from "./requests.queries.ts";
import { readSettings, type StoredSettings } from "./settings.queries.ts";
import { findStanding, lockStanding, type StandingRow } from "./standing.queries.ts";

/**
 * Whether a person may sign a listing's agreement: its owner has neither declined them or their domain, nor ended their
 * access. A signature alone opens values, so administrators sign only once the owner has approved them, and so does
 * everyone if the owner wants to approve each person.
 */
export async function maySign(
  { db, clock, findContact }: AccessDeps,
  wanted: { readonly uid: string; readonly listingId: string },
): Promise<boolean> {
  const [standing, settings, contact] = await Promise.all([
    findStanding(db, wanted),
    readSettings(db, wanted.listingId),
    findContact(db, wanted.uid),
  ]);
  const email = contact?.email ?? "";
  if (isUnapproved({ standing, settings, now: clock.now() })) return false;
  const decision = await decideOnAddress(db, { ...wanted, decision: toDecision(standing, clock.now()), email });
  return isAskedToSign(settings, { email, decision });
}

const isAskedToSign = (settings: AccessSettings, { email, decision }: Pick<Asking, "email" | "decision">): boolean =>
  decision !== "refused" && decision !== "revoked" && !isDenied(settings, email);

/** Whether a person may sign only once a listing's owner has approved them, who has not: then they are not asked to. */
export async function needsApproval(
  { db, clock }: Pick<AccessDeps, "db" | "clock">,
  wanted: { readonly uid: string; readonly listingId: string },
): Promise<boolean> {
  const [standing, settings] = await Promise.all([findStanding(db, wanted), readSettings(db, wanted.listingId)]);
  return isUnapproved({ standing, settings, now: clock.now() });
}

const isUnapproved = ({ standing, settings, now }: Unapproved): boolean =>
  (settings.approvesFirst || standing?.isAdministrator === true) && toDecision(standing, now) !== "live";

interface Unapproved {
  readonly standing: StandingRow | undefined;
  readonly settings: StoredSettings;
  readonly now: Date;
}

/**
 * Whether a listing's settings would approve an undecided request at once if the asker signed the agreement, which they
 * have not.
 */
export async function awaitsSignature(
  { db, clock, findSigning }: Pick<AccessDeps, "db" | "clock" | "findSigning">,
  { accountId: uid, listingId, state, asker: { email } }: RequestRow,
): Promise<boolean> {
  if (state !== "open" && state !== "questioned") return false;
  const wanted = { uid, listingId };
  if ((await findSigning(uid, listingId)) !== "unsigned") return false;
  const [standing, settings] = await Promise.all([findStanding(db, wanted), readSettings(db, listingId)]);
  const decision = await decideOnAddress(db, { ...wanted, decision: toDecision(standing, clock.now()), email });
  return admitsSigner(settings, { email, standing, decision });
}

/**
 * Whether a listing's settings admit a person who has signed its agreement, or does so now. Where the owner approves
 * people before they sign, signing admits nobody.
 */
export function admitsSigner(
  settings: StoredSettings,
  { standing, ...known }: Pick<Asking, "email" | "decision"> & { standing: StandingRow | undefined },
): boolean {
  if (settings.approvesFirst) return false;
  const { isAdministrator = false, isVerified = false } = standing ?? {};
  return decideAtOnce(settings, { ...known, isAdministrator, isVerified, signing: "signed" }) === "approve";
}

/** A signer, in the transaction that stores the signature. */
export interface Signer {
  readonly uid: string;
  readonly listingId: string;
  /** Confirmed. */
  readonly email: string;
  readonly company: string | null;
}

/**
 * Grants access to a new signer if the listing admits all signers or their domain: through their open request, or a new
 * one. Returns false if they may no longer sign: the owner may have declined them while they proved their identity.
 */
export async function letInSigner(deps: AccessDeps, tx: Queryable, signer: Signer): Promise<boolean> {
  const { uid, listingId, email } = signer;
  const now = deps.clock.now();
  const open = await lockOpenRequest(tx, signer);
  const standing = await lockStanding(tx, { uid, listingId });
  // Read only now: while this waited, the owner may have changed them.
  const settings = await readSettings(tx, listingId);
  const decision = await decideOnAddress(tx, { uid, listingId, decision: toDecision(standing, now), email });
  if (isUnapproved({ standing, settings, now }) || !isAskedToSign(settings, { email, decision })) return false;
  if (decision === "live") return true;
  if (!admitsSigner(settings, { email, standing, decision })) return true;
  const row = open ?? (await addRequest(deps, tx, signer));
  await approve(deps, tx, { row, days: settings.days });
  await mailOwner(deps, tx, { kind: "letIn", row, text: row.message, days: settings.days });
  return true;
}

async function addRequest({ clock }: AccessDeps, tx: Queryable, signer: Signer): Promise<RequestRow> {
  const { uid: accountId, listingId, company } = signer;
  const id = newId();
  const capacity = company === null ? ("self" as const) : ("company" as const);
  const asked = { purpose: "other" as const, capacity, company: company ?? "", message: "", askedAt: clock.now() };
  await insertRequest(tx, { id, listingId, accountId, state: "approved", ...asked });
  const row = await lockRequest(tx, id);
  if (row === undefined) throw requestNotFound();
  return row;
}
