import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps, AccessNeeds } from "./access.deps.ts";
import { createAccessLimits } from "./access.limits.ts";
import { registerAccess } from "./access.routes.ts";
import { findAudience } from "./audiences.usecases.ts";
import { listAccessOf } from "./grants.queries.ts";
import { countWaiting } from "./requests.queries.ts";
import { letInSigner, maySign, type Signer } from "./signers.usecases.ts";

/** Who is let in to the confidential values of a listing: requests, owners' decisions, and the rules of a listing. */
export function createAccess({ serve, ...platform }: Platform, needs: AccessNeeds) {
  const { db } = platform;
  const deps: AccessDeps = { ...platform, ...needs, limits: createAccessLimits(db) };
  registerAccess(serve, deps);
  return {
    /** As whom a signed-in person reads a listing now. Administrators read as members. */
    findAudience: (viewer: Pick<Viewer, "uid">, listing: { id: string; ownerId: string }): Promise<Audience> =>
      findAudience(deps, { uid: viewer.uid, listing }),
    /** For an account's data export. */
    listOf: (uid: string) => listAccessOf(db, uid),
    /** How many requests wait for a person's decision. */
    countWaiting: (uid: string) => countWaiting(db, uid),
    /** Whether the owner has neither refused this person nor ended their access. */
    maySign: (uid: string, listingId: string) => maySign(deps, { uid, listingId }),
    /** Lets somebody in who has just signed, where the listing's settings say so. */
    letInSigner: (tx: Queryable, signer: Signer) => letInSigner(deps, tx, signer),
  };
}
