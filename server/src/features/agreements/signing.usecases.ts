import { toName } from "@vestpocket/domain/accounts/accounts.rules";
import { validateSigning } from "@vestpocket/domain/agreements/agreements.rules";
import type { Authentication, Capacity } from "@vestpocket/domain/agreements/agreements.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps, Identity } from "./agreements.deps.ts";
import {
  agreementChanged,
  agreementUnread,
  contactUnconfirmed,
  noAgreement,
  ownAgreement,
  signingRefused,
} from "./agreements.failures.ts";
import { receivedMail, signedMail } from "./agreements.mails.ts";
import { findListingAgreement } from "./agreements.queries.ts";
import { findOffered } from "./reading.usecases.ts";
import { appendEvent, findFirstEvent, lockRoom } from "./rooms.queries.ts";
import { findSignature, insertSignature, type SignatureRow } from "./signatures.queries.ts";

interface Signing extends Identity {
  readonly viewer: Viewer;
  readonly id: string;
  /** The text that the reader had before them. */
  readonly version: number;
  readonly language: Language;
  readonly sha256: string;
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  readonly agreed: boolean;
  /** From where. */
  readonly origin: Pick<SignatureRow, "address" | "userAgent" | "requestId">;
}

/**
 * Signs the text that the reader had before them, after they proved who they are. The signature, its event and both e-mails stand or fall
 * together; signing again answers the same signature. Throws Failure.
 */
export async function signAgreement(deps: AgreementDeps, signing: Signing): Promise<SignatureRow> {
  const offer = await requireSame(deps, signing);
  const { uid } = signing.viewer;
  const signed = await findSignature(deps.db, { uid, ...offer.agreement });
  if (signed !== undefined) return signed;
  const shownAt = await requireMaySign(deps, { signing, offer });
  const authentication = await requireProof(deps, signing);
  return deps.db.transaction(async (tx) => {
    await lockRoom(tx, signing.id);
    // A parallel request may have signed, and the owner may have chosen another agreement.
    const present = await findListingAgreement(tx, signing.id);
    if (present?.agreementId !== offer.agreement.agreementId || present.version !== signing.version)
      throw agreementChanged();
    const before = await findSignature(tx, { uid, ...offer.agreement });
    return before ?? record(deps, tx, { signing, offer, shownAt, authentication });
  });
}

type Offer = Awaited<ReturnType<typeof requireSame>>;

/** The agreement of the listing. Throws Failure unless the text that was sent is one of its texts. */
async function requireSame(deps: AgreementDeps, { viewer, id, version, language, sha256 }: Signing) {
  const offered = await findOffered(deps, { viewer, id });
  if (offered === undefined) throw noAgreement();
  if (offered.isOwner) throw ownAgreement();
  const text = offered.texts.find((each) => each.language === language);
  if (text === undefined || text.version !== version || text.sha256 !== sha256) throw agreementChanged();
  const { listing, reader, languages, agreementId } = offered;
  return { listing, reader, languages, text, agreement: { listingId: id, agreementId, version } };
}

/** When the reader opened the text. Throws Failure unless they may sign it, before a proof is used up. */
async function requireMaySign(
  { db, maySign }: AgreementDeps,
  { signing, offer: { reader } }: { signing: Signing; offer: Offer },
): Promise<Date> {
  const { viewer, id, sha256 } = signing;
  const problems = validateSigning(signing);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  if (reader.emailVerifiedAt === null || reader.phoneVerifiedAt === null) throw contactUnconfirmed();
  if (!(await maySign(viewer.uid, id))) throw signingRefused();
  const shownAt = await findFirstEvent(db, { room: id, uid: viewer.uid, kind: "agreement_shown", sha256 });
  if (shownAt === undefined) throw agreementUnread();
  return shownAt;
}

async function requireProof(
  { requireReauthentication }: AgreementDeps,
  { viewer, password, code, passkey }: Signing,
): Promise<Authentication> {
  const { secondFactorSince } = await requireReauthentication({ viewer, password, code, passkey });
  if (passkey !== undefined) return "passkey";
  return secondFactorSince === null ? "password" : "password_and_code";
}

interface Proven {
  readonly signing: Signing;
  readonly offer: Offer;
  readonly shownAt: Date;
  readonly authentication: Authentication;
}

async function record(deps: AgreementDeps, tx: Queryable, proven: Proven): Promise<SignatureRow> {
  const { signing, offer, authentication } = proven;
  const { id: room, language, sha256, version, capacity } = signing;
  const { uid } = signing.viewer;
  const at = deps.clock.now();
  const id = newId();
  const { agreementId } = offer.agreement;
  const name = toName(signing.name);
  const company = capacity === "company" ? signing.company : null;
  const body = { signatureId: id, agreementId, version, language, sha256, name, capacity, company, authentication };
  const { seq, hash } = await appendEvent(tx, { room, kind: "agreement_signed", actorId: uid, body, at });
  const owner = await deps.findContact(tx, offer.listing.ownerId);
  const languageChosenAt = await findFirstEvent(tx, { room, uid, kind: "language_chosen", sha256 });
  const row: SignatureRow = {
    ...{ id, room, agreementId, version, language, capacity, company, authentication, seq },
    ...signing.origin,
    accountId: uid,
    ownerId: offer.listing.ownerId,
    ownerName: owner === undefined ? "" : `${owner.firstName} ${owner.lastName}`,
    listingTitle: offer.listing.title,
    textSha256: sha256,
    languagesOffered: offer.languages,
    languageChosenAt: languageChosenAt ?? null,
    shownAt: proven.shownAt,
    signerName: name,
    email: offer.reader.email,
    emailVerifiedAt: offer.reader.emailVerifiedAt,
    phoneVerifiedAt: offer.reader.phoneVerifiedAt,
    signedAt: at,
    sessionId: signing.viewer.sessionId,
  };
  await insertSignature(tx, row);
  await deps.letInSigner(tx, { uid, listingId: room, email: row.email, company });
  await mailParties(deps, tx, { row, hash, parties: { reader: offer.reader, owner } });
  return row;
}

type Party = Offer["reader"];

async function mailParties(
  { mailAccount }: AgreementDeps,
  tx: Queryable,
  { row, hash, parties }: { row: SignatureRow; hash: string; parties: { reader: Party; owner: Party | undefined } },
): Promise<void> {
  const path = paths.property(row.room);
  const moment = row.signedAt.toISOString().slice(0, 19).replace("T", " ");
  const signed = { title: row.listingTitle, name: row.signerName, sha256: row.textSha256, hash, moment };
  await mailAccount(tx, parties.reader, { path, toContent: (url) => signedMail({ ...signed, url }) });
  if (parties.owner === undefined) return;
  await mailAccount(tx, parties.owner, { path, toContent: (url) => receivedMail({ ...signed, url }) });
}
