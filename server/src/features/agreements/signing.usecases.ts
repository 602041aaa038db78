import { toName } from "@vestpocket/domain/accounts/accounts.rules";
import { validateSigning } from "@vestpocket/domain/agreements/agreements.rules";
import type { Authentication, Capacity } from "@vestpocket/domain/agreements/agreements.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Contact } from "../../platform/contact.ts";
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
import type { CertificateRow } from "./certificates.queries.ts";
import { issueCertificate, noteOwnersName } from "./certificates.usecases.ts";
import { toCertificateName } from "./certificates.views.ts";
import { findOffered } from "./reading.usecases.ts";
import { appendEvent, findFirstEvent, lockRoom } from "./rooms.queries.ts";
import { findSignature, insertSignature, type SignatureRow } from "./signatures.queries.ts";
import { hashSignature } from "./signatures.tokens.ts";

interface Signing extends Identity {
  readonly viewer: Viewer;
  readonly id: string;
  /** The text that was shown to the reader. */
  readonly version: number;
  readonly language: Language;
  readonly sha256: string;
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  readonly agreed: boolean;
  readonly timeZone: string;
  /** The IP address. */
  readonly origin: Pick<SignatureRow, "address" | "userAgent" | "requestId">;
}

/**
 * Signs the text shown to the reader, after they proved their identity. The signature, its event and both e-mails are
 * one transaction; signing again returns the same signature. Throws Failure.
 */
export async function signAgreement(deps: AgreementDeps, signing: Signing): Promise<SignatureRow> {
  const offer = await requireSame(deps, signing);
  const { uid } = signing.viewer;
  const signed = await findSignature(deps.db, { uid, ...offer.agreement });
  if (signed !== undefined) return signed;
  const shownAt = await requireMaySign(deps, { signing, offer });
  deps.pdf.warm();
  const authentication = await requireProof(deps, signing);
  const proven = { signing, offer, shownAt, authentication, authenticatedAt: deps.clock.now() };
  const signature = await deps.runSigning(() => signProven(deps, proven));
  await noteOwnersName(deps, signature);
  return signature;
}

function signProven(deps: AgreementDeps, proven: Proven): Promise<SignatureRow> {
  const { signing, offer } = proven;
  return deps.db.transaction(async (tx) => {
    await lockRoom(tx, signing.id);
    // A concurrent request may have signed, and the owner may have chosen another agreement.
    const present = await findListingAgreement(tx, signing.id);
    if (present?.agreementId !== offer.agreement.agreementId || present.version !== signing.version)
      throw agreementChanged();
    const before = await findSignature(tx, { uid: signing.viewer.uid, ...offer.agreement });
    return before ?? record(deps, tx, proven);
  });
}

type Offer = Awaited<ReturnType<typeof requireSame>>;

/** The listing's agreement. Throws Failure unless the submitted text is one of its texts. */
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
  readonly authenticatedAt: Date;
}

async function record(deps: AgreementDeps, tx: Queryable, proven: Proven): Promise<SignatureRow> {
  const { id: room, language, sha256, version, capacity } = proven.signing;
  const { reader, listing, agreement, text } = proven.offer;
  const owner = await deps.findContact(tx, listing.ownerId);
  const row = { ...toRow(deps, proven, owner), languageChosenAt: null as Date | null };
  row.languageChosenAt = (await findFirstEvent(tx, { room, uid: reader.id, kind: "language_chosen", sha256 })) ?? null;
  const { id: signatureId, signerName: name, company, authentication, signedAt: at } = row;
  const { agreementId } = agreement;
  const said = { signatureId, agreementId, version, language, sha256, name, capacity, company, authentication };
  const body = { ...said, signature: hashSignature(row) };
  const event = await appendEvent(tx, { room, kind: "agreement_signed", actorId: reader.id, body, at });
  const signature = { ...row, seq: event.seq };
  await insertSignature(tx, signature);
  const isAdmitted = await deps.letInSigner(tx, { uid: reader.id, listingId: room, email: row.email, company });
  if (!isAdmitted) throw signingRefused();
  const certificate = await issueCertificate(deps, tx, { signature, text, event });
  await mailParties(deps, tx, { signature, certificate, hash: event.hash, parties: [reader, owner] });
  return signature;
}

function toRow({ clock }: AgreementDeps, { signing, offer, ...proven }: Proven, owner: Contact | undefined) {
  const { listing, reader, languages, agreement } = offer;
  const { capacity, version, language } = signing;
  return {
    ...{ id: newId(), room: signing.id, agreementId: agreement.agreementId, version, language, capacity },
    ...signing.origin,
    ...proven,
    company: capacity === "company" ? signing.company : null,
    accountId: reader.id,
    ownerId: listing.ownerId,
    ownerName: owner === undefined ? "" : `${owner.firstName} ${owner.lastName}`,
    listingTitle: listing.title,
    textSha256: signing.sha256,
    languagesOffered: languages,
    signerName: toName(signing.name),
    email: reader.email,
    emailVerifiedAt: reader.emailVerifiedAt,
    phoneVerifiedAt: reader.phoneVerifiedAt,
    phoneLast4: reader.phoneLast4,
    timeZone: isTimeZone(signing.timeZone) ? signing.timeZone : null,
    signedAt: clock.now(),
    sessionId: signing.viewer.sessionId,
  };
}

/** Whether a certificate can show times in this time zone. */
function isTimeZone(name: string): boolean {
  try {
    return name !== "" && Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

interface Mailed {
  readonly signature: SignatureRow;
  readonly certificate: CertificateRow;
  /** The event's. */
  readonly hash: string;
  /** The reader, then the owner. */
  readonly parties: readonly [Contact, Contact | undefined];
}

async function mailParties(
  { mailAccount }: AgreementDeps,
  tx: Queryable,
  { signature, certificate, hash, parties: [reader, owner] }: Mailed,
): Promise<void> {
  const path = paths.property(signature.room);
  const moment = signature.signedAt.toISOString().slice(0, 19).replace("T", " ");
  const { listingTitle: title, signerName: name, textSha256: sha256 } = signature;
  const signed = { title, name, sha256, hash, moment, fileSha256: certificate.sha256 };
  const attachments = [{ name: toCertificateName(signature), mediaType: "application/pdf", content: certificate.pdf }];
  // Evidence of what binds both.
  const frame = { path, attachments, alsoIfDisabled: true } as const;
  await mailAccount(tx, reader, { ...frame, toContent: (url) => signedMail({ ...signed, url }) });
  if (owner === undefined) return;
  const accountName = `${reader.firstName} ${reader.lastName}`;
  await mailAccount(tx, owner, { ...frame, toContent: (url) => receivedMail({ ...signed, accountName, url }) });
}
