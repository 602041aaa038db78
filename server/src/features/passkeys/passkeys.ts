import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { toRelyingParty } from "./ceremonies.tokens.ts";
import { deleteExpiredPasskeyChallenges, deletePasskeyChallengesOf } from "./challenges.queries.ts";
import { acceptConfirmation } from "./confirming.usecases.ts";
import type { passkeyData } from "./passkeys.data.ts";
import type { CeremonyDeps, PasskeysNeeds } from "./passkeys.deps.ts";
import { createPasskeyLimits } from "./passkeys.limits.ts";
import { deletePasskeysOf, listPasskeyRows } from "./passkeys.queries.ts";
import { registerPasskeys } from "./passkeys.routes.ts";
import { toExportedPasskey } from "./passkeys.views.ts";
import { acceptSignIn, askForSignIn, requireKeptPasskey } from "./signing-in.usecases.ts";

/** What other features need from passkeys. It needs no other feature, so it can be created first. */
export function createPasskeyDirectory(platform: Platform) {
  const { db } = platform;
  const deps = createCeremonyDeps(platform);
  return {
    hasPasskeys: async (tx: Queryable, uid: string) => (await listPasskeyRows(tx, uid)).length > 0,
    /** Requests a passkey of an account, or of any account, to sign in with. */
    askForSignIn: (wanted: { accountId: string | undefined; address: string }) => askForSignIn(deps, wanted),
    /** The account that signs in with a passkey. Throws Failure if the passkey is wrong. */
    acceptSignIn: (given: { credential: AssertedCredential; address: string }) => acceptSignIn(deps, given),
    /** Throws Failure if the passkey was removed meanwhile. */
    requireKept: requireKeptPasskey,
    /** Uses up a passkey response given in the viewer's session. Throws Failure if it is wrong. */
    acceptConfirmation: (given: { viewer: Pick<Viewer, "uid" | "sessionId">; credential: AssertedCredential }) =>
      acceptConfirmation(deps, given),
    personalData: {
      exports: { passkeys: async ({ id }) => (await listPasskeyRows(db, id)).map(toExportedPasskey) },
    } satisfies PersonalDataOf<typeof passkeyData>,
  };
}

function createCeremonyDeps(platform: Platform): CeremonyDeps {
  return {
    ...platform,
    relyingParty: toRelyingParty(platform.config.publicUrl),
    limits: createPasskeyLimits(platform.db),
  };
}

/** Passkeys: log-in without a password, and a second factor. */
export async function createPasskeys(platform: Platform, needs: PasskeysNeeds): Promise<void> {
  const { serve, jobs, db, clock, tell } = platform;
  registerPasskeys(serve, { ...createCeremonyDeps(platform), ...needs, tell });
  await jobs?.schedule({
    name: "passkeys.purge",
    cron: "35 * * * *",
    work: () => deleteExpiredPasskeyChallenges(db, clock.now()),
  });
}

/** Removes an account's passkeys, or those added since a given time, and open challenges. Returns how many passkeys. */
export async function removePasskeysOf(tx: Queryable, uid: string, since?: Date): Promise<number> {
  await deletePasskeyChallengesOf(tx, uid);
  return deletePasskeysOf(tx, uid, since);
}
