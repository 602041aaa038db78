import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps, AccessNeeds } from "./access.deps.ts";
import { createAccessLimits } from "./access.limits.ts";
import { registerAccess } from "./access.routes.ts";
import { findAudience } from "./audiences.usecases.ts";
import { listAccessOf } from "./grants.queries.ts";
import { findReader } from "./inspections.usecases.ts";
import { listReaders } from "./readers.usecases.ts";
import { countWaiting } from "./requests.queries.ts";
import { createRevealBuffer, purgeReveals } from "./reveals.jobs.ts";
import { listRevealsOf } from "./reveals.queries.ts";
import { registerReveals } from "./reveals.routes.ts";
import { registerSigners } from "./signers.routes.ts";
import { letInSigner, maySign, type Signer } from "./signers.usecases.ts";

/** Who is let in to the confidential values of a listing: requests, owners' decisions, and the rules of a listing. */
export async function createAccess({ serve, jobs, onClose, ...platform }: Platform, needs: AccessNeeds) {
  const { db } = platform;
  const deps: AccessDeps = {
    ...platform,
    ...needs,
    limits: createAccessLimits(db),
    reveals: createRevealBuffer(platform),
  };
  onClose(deps.reveals.close);
  registerAccess(serve, deps);
  registerReveals(serve, deps);
  registerSigners(serve, deps);
  await jobs?.schedule({ name: "reveals.purge", cron: "35 8 * * *", work: () => purgeReveals(deps) });
  return {
    /** As whom a signed-in person reads a listing now. Administrators read as members. */
    findAudience: (viewer: Pick<Viewer, "uid">, listing: { id: string; ownerId: string }): Promise<Audience> =>
      findAudience(deps, { uid: viewer.uid, listing }),
    /** As whom somebody reads a listing's page now; why, for an administrator who reads more than a member. */
    findReader: (viewer: Viewer, listing: { id: string; ownerId: string }) => findReader(deps, { viewer, listing }),
    /** Notes for its owner that somebody read what a listing keeps for few, without waiting for the database. */
    noteReveal: deps.reveals.note,
    /** For an account's data export: what they read. */
    async listRevealsOf(uid: string) {
      await deps.reveals.flush();
      return listRevealsOf(db, uid);
    },
    /** The accounts that may read a listing's room now, without its owner. */
    listReaders: (listing: { id: string; ownerId: string }) => listReaders(deps, listing),
    /** For an account's data export: what they asked. */
    listOf: (uid: string) => listAccessOf(db, uid),
    /** How many requests wait for a person's decision. */
    countWaiting: (uid: string) => countWaiting(db, uid),
    /** Whether the owner has neither refused this person nor ended their access. */
    maySign: (uid: string, listingId: string) => maySign(deps, { uid, listingId }),
    /** Lets somebody in who has just signed, where the listing's settings say so. */
    letInSigner: (tx: Queryable, signer: Signer) => letInSigner(deps, tx, signer),
  };
}
