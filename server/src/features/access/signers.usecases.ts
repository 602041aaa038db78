import { type Asking, isDenied } from "@vestpocket/domain/access/access.rules";
import { maySign as isAllowedToSign } from "@vestpocket/domain/access/states.rules";
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
import { admitsSigner } from "./states.usecases.ts";

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
  const decision = await decideOnAddress(db, { ...wanted, decision: toDecision(standing, clock.now()), email });
  return isAllowed(settings, { standing, decision, email });
}

interface Known extends Pick<Asking, "email" | "decision"> {
  readonly standing: StandingRow | undefined;
}

const isAllowed = (settings: StoredSettings, { standing, decision, email }: Known): boolean =>
  isAllowedToSign({
    decision,
    isBarred: isDenied(settings, email),
    isAdministrator: standing?.isAdministrator ?? false,
    approvesFirst: settings.approvesFirst,
  });

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
  if (!isAllowed(settings, { standing, decision, email })) return false;
  if (decision === "live") return true;
  if (!admitsSigner(settings, { email, standing, decision })) return true;
  const row = open ?? (await addRequest(deps, tx, signer));
  // The signature is not visible outside this transaction yet.
  await approve(deps, tx, { row, days: settings.days, signing: "signed" });
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
