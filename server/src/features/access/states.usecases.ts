import { type Asking, decideAtOnce, isDenied } from "@vestpocket/domain/access/access.rules";
import type { AccessDecision, RequestState } from "@vestpocket/domain/access/access.terms";
import {
  type AccessFacts,
  type AccessState,
  accessStateOf,
  neededFor,
  pastStateOf,
} from "@vestpocket/domain/access/states.rules";
import type { AccessStateKind } from "@vestpocket/domain/access/states.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { AccessDeps } from "./access.deps.ts";
import { decideOnAddress, toDecision, toGrant } from "./audiences.usecases.ts";
import type { RequestRow } from "./requests.queries.ts";
import { readSettings, type StoredSettings } from "./settings.queries.ts";
import { hasEverSigned } from "./signers.queries.ts";
import { findStanding, type StandingRow } from "./standing.queries.ts";
import { standOnceApproved, toListing } from "./standings.rules.ts";

type StateDeps = Pick<AccessDeps, "db" | "clock" | "findSigning" | "findContact">;

interface Wanted {
  readonly uid: string;
  readonly listingId: string;
  readonly listing: AccessFacts["listing"];
  readonly request: RequestState | null;
}

/** Everything that decides where a person stands with a listing. */
export async function readFacts(
  { db, clock, findSigning, findContact }: StateDeps,
  { uid, listingId, listing, request }: Wanted,
): Promise<AccessFacts> {
  const wanted = { uid, listingId };
  const [standing, signing, settings, contact] = await Promise.all([
    findStanding(db, wanted),
    findSigning(uid, listingId),
    readSettings(db, listingId),
    findContact(db, uid),
  ]);
  const now = clock.now();
  const email = contact?.email ?? "";
  const decision = toDecision(standing, now);
  const isUnsigned = signing === "unsigned";
  const known = isUnsigned ? await decideOnAddress(db, { ...wanted, decision, email }) : decision;
  const hasSignedBefore = isUnsigned && (await hasEverSigned(db, { accountId: uid, listingId }));
  const isEmailConfirmed = contact !== undefined && contact.emailVerifiedAt !== null;
  return toFacts({
    ...{ standing, signing, settings, known, email, hasSignedBefore, isEmailConfirmed, listing, request, now },
  });
}

interface Read extends Pick<AccessFacts, "signing" | "hasSignedBefore" | "isEmailConfirmed" | "listing" | "request"> {
  readonly standing: StandingRow | undefined;
  readonly settings: StoredSettings;
  /** The owner's decision about the person or, without one, about their address. */
  readonly known: AccessDecision;
  readonly email: string;
  readonly now: Date;
}

export function toFacts({ standing, settings, known, email, ...facts }: Read): AccessFacts {
  return {
    ...facts,
    grant: toGrant(standing),
    isRefused: standing?.isRefused ?? false,
    signsFirst: settings.signsFirst,
    opensOnSigning: admitsSigner(settings, { email, standing, decision: known }),
    isBarred: isDenied(settings, email) || known !== toDecision(standing, facts.now),
    isAdministrator: standing?.isAdministrator ?? false,
    approvesFirst: settings.approvesFirst,
  };
}

/** What it takes a reader to read each level of a listing that they cannot read yet (product.md §5.9). */
export async function findNeeds(
  deps: StateDeps,
  wanted: Omit<Wanted, "request">,
): Promise<(level: Audience) => Audience> {
  // A request changes nothing about that.
  const state = accessStateOf(await readFacts(deps, { ...wanted, request: null }));
  return (level) => neededFor(level, state);
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

/** Where a request leaves its sender, and where an approval would. */
export async function standBy(
  deps: StateDeps,
  row: RequestRow,
): Promise<{ standing: AccessState; ifApproved: AccessStateKind }> {
  const { state: request, accountId: uid, listingId } = row;
  const isUndecided = request === "open" || request === "questioned";
  if (!isUndecided && row.grantId === null) {
    const standing = pastStateOf(request);
    return { standing, ifApproved: standing.kind };
  }
  const facts = await readFacts(deps, { uid, listingId, listing: toListing(row), request });
  // What the owner declined later is another request's end.
  const standing = accessStateOf(isUndecided ? facts : { ...facts, isRefused: false });
  return { standing, ifApproved: standOnceApproved(row, facts) };
}
