import type { SigningStatus } from "@vestpocket/domain/access/access.terms";
import { AGREEMENT_RETENTION } from "@vestpocket/domain/agreements/agreements.retention";
import { AGREEMENT_CHOICES_A_DAY, type AgreementKind } from "@vestpocket/domain/agreements/agreements.terms";
import { isStandard } from "@vestpocket/domain/agreements/standard-agreement";
import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { purge } from "../../platform/database/purge.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThrottle } from "../../platform/throttle.ts";
import type { agreementData } from "./agreements.data.ts";
import type { AgreementDeps, AgreementsNeeds } from "./agreements.deps.ts";
import { findListingAgreement } from "./agreements.queries.ts";
import { registerAgreements } from "./agreements.routes.ts";
import { certifyAll } from "./certificates.usecases.ts";
import { keepStandard } from "./choosing.usecases.ts";
import { listBrokenEvidence } from "./evidence.usecases.ts";
import { appendEvent, deleteOldRooms, lockChain, markEndedRooms, type RoomEvent } from "./rooms.queries.ts";
import { hasSignedPresent, listSignaturesBy } from "./signatures.queries.ts";

/** For the consistency check of rows and files. */
export { listBrokenEvidence } from "./evidence.usecases.ts";

/** What other features need from agreements. It needs none of them, so it can be created early. */
export function createAgreementDirectory({ db, clock }: Platform) {
  return {
    /** Whether a listing requires its readers to sign an agreement. */
    asksForAgreement: async (listingId: string) => (await findListingAgreement(db, listingId)) !== undefined,
    /** What a listing's readers sign. */
    async findAgreementKind(listingId: string): Promise<AgreementKind> {
      const agreement = await findListingAgreement(db, listingId);
      if (agreement === undefined) return "none";
      return isStandard(agreement.agreementId) ? "standard" : "own";
    },
    /** Gives a listing that needs an agreement the standard text; see `keepStandard`. */
    keepStandard: (
      tx: Queryable,
      kept: { id: string; actorId: string | undefined; isNeeded: boolean; principal: string },
    ) => keepStandard(tx, { ...kept, at: clock.now() }),
    /** Whether a listing requires an agreement, and whether this account has signed its current version. */
    async findSigning(uid: string, listingId: string): Promise<SigningStatus> {
      const hasSigned = await hasSignedPresent(db, { uid, listingId });
      if (hasSigned === undefined) return "none";
      return hasSigned ? "signed" : "unsigned";
    },
    /** Adds an event to a listing's chain, in the transaction of what it records. */
    recordEvent: (tx: Queryable, event: Omit<RoomEvent, "at">) => appendEvent(tx, { ...event, at: clock.now() }),
    /** Makes whatever is signed, chosen or recorded for a listing wait until the transaction ends. */
    lockChain,
    /** Whether a room's texts, signatures, certificates and events are unaltered. */
    isRoomSound: async (room: string) => (await listBrokenEvidence(db, room)).length === 0,
    personalData: {
      exports: { agreements: ({ id }) => listSignaturesBy(db, id) },
    } satisfies PersonalDataOf<typeof agreementData>,
  };
}

/** The agreements that a listing's readers sign, and the evidence of it. */
export async function createAgreements({ serve, jobs, ...platform }: Platform, needs: AgreementsNeeds): Promise<void> {
  const { db, clock } = platform;
  const choices = createThrottle(db, {
    ...{ name: "agreement-choices", points: AGREEMENT_CHOICES_A_DAY, seconds: DAY_SECONDS },
  });
  const deps: AgreementDeps = { ...platform, ...needs, choices };
  registerAgreements(serve, deps);
  await jobs?.schedule({ name: "agreements.certify", cron: "*/5 * * * *", work: (signal) => certifyAll(deps, signal) });
  await jobs?.schedule({
    name: "agreements.purge",
    cron: "25 8 * * *",
    async work() {
      await markEndedRooms(db, clock.now());
      await purge({ db, clock }, { period: AGREEMENT_RETENTION, deleteOld: deleteOldRooms });
    },
  });
}
