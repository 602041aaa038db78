import type { AccessFacts } from "@vestpocket/domain/access/states.rules";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Approved } from "../../platform/approvals.ts";
import type { AudiencesWanted } from "../../platform/audiences.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { accessData } from "./access.data.ts";
import type { AccessDeps, AccessNeeds } from "./access.deps.ts";
import { createAccessLimits } from "./access.limits.ts";
import { registerAccess } from "./access.routes.ts";
import { findAudience, findAudiences } from "./audiences.usecases.ts";
import { findDecisions } from "./decisions.usecases.ts";
import { listAccessOf } from "./grants.queries.ts";
import { findReader, inspectApproved } from "./inspections.usecases.ts";
import { listReaders } from "./readers.usecases.ts";
import { countWaiting } from "./requests.queries.ts";
import { createRevealBuffer, purgeReveals } from "./reveals.jobs.ts";
import { listRevealsOf } from "./reveals.queries.ts";
import { registerReveals } from "./reveals.routes.ts";
import { type AskingListing, findWayIn, requireAgreement } from "./settings.usecases.ts";
import { registerSigners } from "./signers.routes.ts";
import { letInSigner, maySign, type Signer } from "./signers.usecases.ts";
import { findNeeds } from "./states.usecases.ts";

type ListingInQuestion = AccessFacts["listing"] & { readonly id: string };

/** Who has access to a listing's confidential values: requests, owners' decisions, and the listing's rules. */
export async function createAccess({ serve, jobs, onClose, ...platform }: Platform, needs: AccessNeeds) {
  const { db } = platform;
  const deps: AccessDeps = {
    ...platform,
    ...needs,
    takesTwoToInspect: platform.config.approvals.isForInspections,
    limits: createAccessLimits(db),
    reveals: createRevealBuffer(platform),
  };
  onClose(deps.reveals.close);
  registerAccess(serve, deps);
  registerReveals(serve, deps);
  registerSigners(serve, deps);
  await jobs?.schedule({ name: "reveals.purge", cron: "35 8 * * *", work: () => purgeReveals(deps) });
  return {
    /** The audience a signed-in user reads a listing as. Administrators read as members. */
    findAudience: (viewer: Pick<Viewer, "uid">, listing: { id: string; ownerId: string }): Promise<Audience> =>
      findAudience(deps, { uid: viewer.uid, listing }),
    /** What it takes someone who is not the owner to read each level of a listing that they cannot read yet. */
    findNeeds: (viewer: Pick<Viewer, "uid">, { id: listingId, ...listing }: ListingInQuestion) =>
      findNeeds(deps, { uid: viewer.uid, listingId, listing }),
    /** The audience a member reads each of these listings as, by its id; without listings that they may not see. */
    findAudiences: (wanted: AudiencesWanted) => findAudiences(deps, wanted),
    /**
     * The audience a viewer reads a listing's page as; with the reason, for an administrator who reads more than a
     * member.
     */
    findReader: (viewer: Viewer, listing: { id: string; ownerId: string }) => findReader(deps, { viewer, listing }),
    /** Opens what a second administrator approved. Throws Failure like the call. */
    inspectApproved: (approved: Approved) => inspectApproved(deps, approved),
    /** Logs for the owner that someone read a restricted value, without waiting for the database. */
    noteReveal: deps.reveals.note,
    /** The accounts that may currently read a listing's room, without its owner. */
    listReaders: (listing: { id: string; ownerId: string }) => listReaders(deps, listing),
    personalData: {
      exports: {
        access: ({ id }) => listAccessOf(db, id),
        async reveals({ id }) {
          await deps.reveals.flush();
          return listRevealsOf(db, id);
        },
      },
    } satisfies PersonalDataOf<typeof accessData>,
    /** How many requests await a person's decision. */
    countWaiting: (uid: string) => countWaiting(db, uid),
    /** What owners have decided about a person's access and the person has not seen. */
    findDecisions: (uid: string) => findDecisions(deps, uid),
    /** Whether the owner lets this person sign: see `maySign` in the domain. */
    maySign: (uid: string, listingId: string) => maySign(deps, { uid, listingId }),
    /** Makes a listing with values for signers ask for an agreement, and lets people in as its owner chose. */
    requireAgreement: (tx: Queryable, listing: AskingListing) => requireAgreement(deps, tx, listing),
    /** How people get to read what a listing keeps for signers; undefined if it has no agreement. */
    findWayIn: (listingId: string) => findWayIn(deps, listingId),
    /**
     * Grants access to someone who has just signed, if the listing's settings say so. Returns false if they may no longer
     * sign.
     */
    letInSigner: (tx: Queryable, signer: Signer) => letInSigner(deps, tx, signer),
  };
}
