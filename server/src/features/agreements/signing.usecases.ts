import { toName } from "@vestpocket/domain/accounts/accounts.rules";
import { AGREEMENT_MESSAGES, hasTwoFactors, validateSigning } from "@vestpocket/domain/agreements/agreements.rules";
import type { Authentication, Capacity } from "@vestpocket/domain/agreements/agreements.terms";
import { lacksFrench } from "@vestpocket/domain/agreements/languages.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { createFairQueue } from "../../platform/fair-queue.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps, Identity } from "./agreements.deps.ts";
import {
  agreementChanged,
  agreementUnread,
  contactUnconfirmed,
  firstTextUnread,
  frenchMissing,
  noAgreement,
  ownAgreement,
  signingRefused,
} from "./agreements.failures.ts";
import { findListingAgreement } from "./agreements.queries.ts";
import { issueCertificate, noteOwnersName } from "./certificates.usecases.ts";
import { findDiscloser } from "./disclosing.usecases.ts";
import { findOffered } from "./reading.usecases.ts";
import { appendEvent, findFirstEvent, lockChain } from "./rooms.queries.ts";
import { findSignature, insertSignature, type SignatureRow } from "./signatures.queries.ts";
import { hashParties, hashSignature } from "./signatures.tokens.ts";

/** Each holds a connection, and waits with it for other signatures of its room. */
const signFairly = createFairQueue({ name: "signatures", running: 4, runningEach: 1, waiting: 60, waitingEach: 5 });

interface SignatureRequest extends Identity {
  readonly viewer: Viewer;
  readonly id: string;
  /** The text that was shown to the reader. */
  readonly version: number;
  readonly language: Language;
  readonly sha256: string;
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  readonly title: string;
  readonly agreed: boolean;
  readonly timeZone: string;
  /** The IP address. */
  readonly origin: Pick<SignatureRow, "address" | "userAgent" | "requestId">;
}

/**
 * Signs the text shown to the reader, after they proved their identity. Then its certificate is drawn and both parties
 * get it; if that fails, it is done later. SignatureRequest again returns the same signature. Throws Failure.
 */
export async function signAgreement(deps: AgreementDeps, signing: SignatureRequest): Promise<SignatureRow> {
  const offer = await requireSame(deps, signing);
  const { uid } = signing.viewer;
  const signed = await findSignature(deps.db, { uid, ...offer.agreement });
  if (signed !== undefined) return certify(deps, signed);
  const shown = await requireMaySign(deps, { signing, offer });
  const discloser = await findDiscloser(deps, offer.listing);
  deps.pdf.warm();
  const authentication = await requireProof(deps, signing);
  requireGrade(authentication, offer);
  const proven = { signing, offer, ...shown, discloser, authentication, authenticatedAt: deps.clock.now() };
  const signature = await signFairly(() => signProven(deps, proven));
  await noteOwnersName(deps, signature);
  return certify(deps, signature);
}

/** What is signed is signed, with or without its certificate: `certifyAll` makes up for it. */
async function certify(deps: AgreementDeps, signature: SignatureRow): Promise<SignatureRow> {
  await issueCertificate(deps, signature).catch((error: unknown) =>
    deps.log.warn({ err: error, signatureId: signature.id }, "a certificate will be drawn later"),
  );
  return signature;
}

function signProven(deps: AgreementDeps, proven: Proven): Promise<SignatureRow> {
  const { signing, offer } = proven;
  return deps.db.transaction(async (tx) => {
    await lockChain(tx, signing.id);
    // A concurrent request may have signed, and the owner may have chosen another agreement.
    const present = await findListingAgreement(tx, signing.id);
    if (present?.agreementId !== offer.agreement.agreementId || present.version !== signing.version)
      throw agreementChanged();
    requireGrade(proven.authentication, present);
    const before = await findSignature(tx, { uid: signing.viewer.uid, ...offer.agreement });
    return before ?? record(deps, tx, proven);
  });
}

type Offer = Awaited<ReturnType<typeof requireSame>>;

/** The listing's agreement. Throws Failure unless the submitted text is one of its texts. */
async function requireSame(deps: AgreementDeps, { viewer, id, version, language, sha256 }: SignatureRequest) {
  const offered = await findOffered(deps, { viewer, id });
  if (offered === undefined) throw noAgreement();
  if (offered.isOwner) throw ownAgreement();
  const text = offered.texts.find((each) => each.language === language);
  if (text === undefined || text.version !== version || text.sha256 !== sha256) throw agreementChanged();
  if (lacksFrench(offered.reason, offered.languages)) throw frenchMissing();
  const { agreementId, texts: _, isOwner: __, ...offer } = offered;
  return { ...offer, text, agreement: { listingId: id, agreementId, version } };
}

/** When the reader opened the text, and the one offered first. Throws Failure unless they may sign it, before a proof is used up. */
async function requireMaySign(
  { db, maySign }: AgreementDeps,
  { signing, offer: { reader, first } }: { signing: SignatureRequest; offer: Offer },
): Promise<{ shownAt: Date; firstShownAt: Date }> {
  const { viewer, id, sha256 } = signing;
  const problems = validateSigning(signing);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  if (reader.emailVerifiedAt === null || reader.phoneVerifiedAt === null) throw contactUnconfirmed();
  if (!(await maySign(viewer.uid, id))) throw signingRefused();
  const shown = { room: id, uid: viewer.uid, kind: "agreement_shown" } as const;
  const shownAt = await findFirstEvent(db, { ...shown, sha256 });
  const firstShownAt = first && (await findFirstEvent(db, { ...shown, sha256: first.sha256 }));
  if (shownAt === undefined) throw agreementUnread();
  if (firstShownAt === undefined) throw firstTextUnread();
  return { shownAt, firstShownAt };
}

async function requireProof(
  { requireReauthentication }: AgreementDeps,
  { viewer, password, code, passkey }: SignatureRequest,
): Promise<Authentication> {
  const { secondFactorSince } = await requireReauthentication({ viewer, password, code, passkey });
  if (passkey !== undefined) return "passkey";
  return secondFactorSince === null ? "password" : "password_and_code";
}

/** Throws Failure 400 if the owner requires two factors, and the account was asked for one. */
function requireGrade(authentication: Authentication, { needsTwoFactors }: { needsTwoFactors: boolean }): void {
  if (needsTwoFactors && !hasTwoFactors(authentication))
    throw badFields({ password: AGREEMENT_MESSAGES.twoFactorsNeeded });
}

interface Proven {
  readonly signing: SignatureRequest;
  readonly offer: Offer;
  readonly shownAt: Date;
  readonly firstShownAt: Date;
  readonly discloser: Awaited<ReturnType<typeof findDiscloser>>;
  readonly authentication: Authentication;
  readonly authenticatedAt: Date;
}

async function record(deps: AgreementDeps, tx: Queryable, proven: Proven): Promise<SignatureRow> {
  const { id: room, language, sha256, version, capacity } = proven.signing;
  const { reader, agreement } = proven.offer;
  const row = { ...toRow(deps, proven), languageChosenAt: null as Date | null };
  row.languageChosenAt = (await findFirstEvent(tx, { room, uid: reader.id, kind: "language_chosen", sha256 })) ?? null;
  const { id: signatureId, signerName: name, company, authentication, signedAt: at } = row;
  const { agreementId } = agreement;
  const said = { signatureId, agreementId, version, language, sha256, name, capacity, company, authentication };
  const body = { ...said, signature: hashSignature(row), parties: hashParties(row) };
  const event = await appendEvent(tx, { room, kind: "agreement_signed", actorId: reader.id, body, at });
  const signature = { ...row, seq: event.seq };
  await insertSignature(tx, signature);
  const isAdmitted = await deps.letInSigner(tx, { uid: reader.id, listingId: room, email: row.email, company });
  if (!isAdmitted) throw signingRefused();
  return signature;
}

function toRow({ clock, config }: AgreementDeps, { signing, offer, discloser, ...proven }: Proven) {
  const { listing, reader, languages, agreement, reason, principal, namesPrincipal } = offer;
  const { capacity, version, language } = signing;
  return {
    ...{ id: newId(), room: signing.id, agreementId: agreement.agreementId, version, language, capacity },
    ...signing.origin,
    ...proven,
    ...discloser,
    company: capacity === "company" ? signing.company : null,
    title: capacity === "company" ? signing.title : null,
    accountName: `${reader.firstName} ${reader.lastName}`,
    principal: principal || null,
    namesPrincipal,
    languageReason: reason,
    asksStamp: config.timestampUrl !== undefined,
    accountId: reader.id,
    ownerId: listing.ownerId,
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
