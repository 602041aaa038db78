import type { Signing } from "@vestpocket/domain/access/access.terms";
import type { Queryable } from "../../platform/database/database.ts";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { findListingAgreement, findSignedAt } from "./agreements.queries.ts";
import { appendEvent, deleteOldRooms, markEndedRooms, type RoomEvent } from "./rooms.queries.ts";

/** For the check of what rows and files say. */
export { listBrokenEvidence } from "./evidence.usecases.ts";

/** The agreements that readers of a listing sign, and the evidence of it. */
export async function createAgreements({ db, clock, jobs }: Platform) {
  await jobs?.schedule({
    name: "agreements.purge",
    cron: "25 8 * * *",
    async work() {
      await markEndedRooms(db, clock.now());
      await purge({ db, clock }, { kind: "agreements", deleteOld: deleteOldRooms });
    },
  });
  return {
    /** The agreement that a listing asks its readers to sign; undefined where it asks for none. */
    findAgreementOf: (listingId: string) => findListingAgreement(db, listingId),
    /** Whether a listing asks for an agreement, and whether this account has signed the version that it asks for now. */
    async findSigning(uid: string, listingId: string): Promise<Signing> {
      if ((await findSignedAt(db, { uid, listingId })) !== undefined) return "signed";
      return (await findListingAgreement(db, listingId)) === undefined ? "none" : "unsigned";
    },
    /** Adds an event to a listing's chain, in the transaction of what it records. */
    recordEvent: (tx: Queryable, event: Omit<RoomEvent, "at">) => appendEvent(tx, { ...event, at: clock.now() }),
  };
}
