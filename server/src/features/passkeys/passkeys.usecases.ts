import { PASSKEY_MESSAGES, PASSKEYS_MAX } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { NewCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { validate as isUuid, v7 as newId } from "uuid";
import { badFields, notFound, signInNeeded } from "../../platform/http/failure.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { makeCreationOptions, verifyNewPasskey } from "./ceremonies.tokens.ts";
import { keepChallenge, takeChallenge } from "./challenges.usecases.ts";
import type { Identity, PasskeyDeps } from "./passkeys.deps.ts";
import { passkeyAlreadyAdded, passkeyRefused, tooManyPasskeys } from "./passkeys.failures.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "./passkeys.mails.ts";
import {
  deletePasskey,
  insertPasskey,
  isPasskeyTaken,
  listPasskeyRows,
  lockPasskeysOf,
  renamePasskeyRow,
} from "./passkeys.queries.ts";

/** Starts adding a passkey, after reauthentication. What the browser creates can be added only in this session. */
export async function beginPasskey(deps: PasskeyDeps, { viewer, ...entered }: Identity) {
  const { uid, sessionId } = viewer;
  await requireWithinLimit(deps.limits.ownChallenges.take(uid));
  const others = await listPasskeyRows(deps.db, uid);
  if (others.length >= PASSKEYS_MAX) throw tooManyPasskeys();
  await deps.requireReauthentication({ viewer, ...entered });
  const options = await makeCreationOptions(deps.relyingParty, { contact: await getContact(deps, uid), others });
  await keepChallenge(deps, { purpose: "add", accountId: uid, sessionId, challenge: options.challenge });
  return options;
}

interface AddPasskey {
  readonly viewer: Viewer;
  readonly name: string;
  readonly credential: NewCredential;
}

/** Adds the passkey that a browser created. Its owner is e-mailed. */
export async function addPasskey(deps: PasskeyDeps, { viewer, name, credential }: AddPasskey): Promise<void> {
  requireName(name);
  const { uid, sessionId } = viewer;
  const { challenge } = await takeChallenge(deps, { purpose: "add", sessionId, credential });
  const verified = await verifyNewPasskey(deps.relyingParty, { credential, challenge });
  if (verified === undefined) throw passkeyRefused();
  const contact = await getContact(deps, uid);
  const id = newId();
  const passkey = { id, accountId: uid, name, ...verified, transports: credential.transports ?? [] };
  await deps.db
    .transaction(async (tx) => {
      await deps.requireOpenSession(tx, viewer);
      await lockPasskeysOf(tx, uid);
      if ((await listPasskeyRows(tx, uid)).length >= PASSKEYS_MAX) throw tooManyPasskeys();
      await insertPasskey(tx, { ...passkey, createdAt: deps.clock.now(), lastUsedAt: null });
      await deps.tell(
        tx,
        contact,
        securityNotice((url) => passkeyAddedMail(url, name)),
      );
      await deps.recordAudit(tx, { actorId: uid, action: "passkeys.added", subject: { kind: "passkey", id } });
    })
    .catch((error) => {
      throw isPasskeyTaken(error) ? passkeyAlreadyAdded() : error;
    });
}

interface Owned {
  readonly viewer: Viewer;
  readonly id: string;
}

/** Throws Failure 404 unless the passkey is the viewer's. */
export async function renamePasskey(
  { db, recordAudit }: PasskeyDeps,
  { viewer: { uid }, id, name }: Owned & { name: string },
): Promise<void> {
  requireName(name);
  await db.transaction(async (tx) => {
    if (!isUuid(id) || !(await renamePasskeyRow(tx, { id, accountId: uid, name }))) throw notFound();
    await recordAudit(tx, { actorId: uid, action: "passkeys.renamed", subject: { kind: "passkey", id } });
  });
}

/** Removes a passkey, after reauthentication. Its owner is e-mailed. */
export async function removePasskey(deps: PasskeyDeps, { viewer, id, ...entered }: Identity & Owned): Promise<void> {
  const { uid } = viewer;
  if (!(await listPasskeyRows(deps.db, uid)).some((passkey) => passkey.id === id)) throw notFound();
  await deps.requireReauthentication({ viewer, ...entered });
  const contact = await getContact(deps, uid);
  await deps.db.transaction(async (tx) => {
    await deps.requireOpenSession(tx, viewer);
    const name = await deletePasskey(tx, { id, accountId: uid });
    if (name === undefined) throw notFound();
    await deps.tell(
      tx,
      contact,
      securityNotice((url) => passkeyRemovedMail(url, name)),
    );
    await deps.recordAudit(tx, { actorId: uid, action: "passkeys.removed", subject: { kind: "passkey", id } });
  });
}

function requireName(name: string): void {
  if (name === "") throw badFields({ name: PASSKEY_MESSAGES.nameRequired });
}

async function getContact({ db, findContact }: PasskeyDeps, uid: string) {
  const contact = await findContact(db, uid);
  if (contact === undefined) throw signInNeeded();
  return contact;
}
