import { createHash } from "node:crypto";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { signatureNotFound } from "./agreements.failures.ts";
import { receivedMail, signedMail } from "./agreements.mails.ts";
import { findText } from "./agreements.queries.ts";
import {
  type CertificateRow,
  findCertificate,
  findLevels,
  findSignatureOf,
  insertCertificate,
  listUncertified,
} from "./certificates.queries.ts";
import { toCertificate, toCertificateName } from "./certificates.views.ts";
import { appendEvent, findEvent, lockChain } from "./rooms.queries.ts";
import type { SignatureRow } from "./signatures.queries.ts";

/** How many overdue certificates are drawn in one go. */
const OVERDUE_MAX = 100;
/** The request that signed draws it within this time, or not at all. */
const OVERDUE_MS = 2 * MINUTE_MS;

/**
 * Draws a signature's certificate from what is recorded, unless it has one, and stores it: the chain gets its
 * fingerprint, and both parties get it by e-mail, in one transaction. Drawing holds neither the room nor a connection.
 * Throws Busy.
 */
export async function issueCertificate(deps: AgreementDeps, signature: SignatureRow): Promise<CertificateRow> {
  const { id, room, seq, language } = signature;
  const kept = await findCertificate(deps.db, id);
  if (kept !== undefined) return kept;
  const event = await findEvent(deps.db, { room, seq });
  const text = await findText(deps.db, signature);
  if (event === undefined || text === undefined) throw new Error(`signature ${id} has lost its event or its text`);
  const verifyUrl = deps.pageUrl(language, paths.verify(event.hash));
  const pdf = await deps.pdf.draw(toCertificate({ signature, text, event, verifyUrl }));
  return deps.db.transaction(async (tx) => {
    await lockChain(tx, room);
    // A concurrent request may have issued it.
    return (await findCertificate(tx, id)) ?? store(deps, tx, { signature, pdf, hash: event.hash });
  });
}

interface Drawn {
  readonly signature: SignatureRow;
  readonly pdf: Buffer;
  /** The hash of the signature's event. */
  readonly hash: string;
}

async function store(deps: AgreementDeps, tx: Queryable, { signature, pdf, hash }: Drawn): Promise<CertificateRow> {
  const { id, room } = signature;
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  const issuedAt = deps.clock.now();
  const body = { signatureId: id, sha256 };
  await appendEvent(tx, { room, kind: "certificate_issued", actorId: undefined, body, at: issuedAt });
  const certificate = { signatureId: id, room, pdf, sha256, issuedAt };
  await insertCertificate(tx, certificate);
  await deps.requestStamp(tx, id);
  await mailParties(deps, tx, { signature, certificate, hash });
  return certificate;
}

/** Draws the certificates that their signers' requests did not: the process was killed, or too busy. */
export async function certifyAll(deps: AgreementDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - OVERDUE_MS);
  for (const signature of await listUncertified(deps.db, { before, limit: OVERDUE_MAX })) {
    if (signal?.aborted) return;
    await issueCertificate(deps, signature).catch((error: unknown) =>
      deps.log.error({ err: error, signatureId: signature.id }, "a certificate could not be drawn"),
    );
  }
}

/**
 * A signature's certificate, for its two parties, even if the reader's access or the listing has ended. A signature
 * that has none yet gets it now. Throws Failure 404 and Busy.
 */
export async function readCertificate(
  deps: AgreementDeps,
  { viewer, id: room, signatureId }: { viewer: Viewer; id: string; signatureId: string },
): Promise<{ signature: SignatureRow; certificate: CertificateRow }> {
  const isNamed = isUuid(room) && isUuid(signatureId);
  const signature = isNamed ? await findSignatureOf(deps.db, { id: signatureId, room, uid: viewer.uid }) : undefined;
  if (signature === undefined) throw signatureNotFound();
  const certificate = await issueCertificate(deps, signature);
  if (viewer.uid === signature.accountId) await noteOwnersName(deps, signature);
  return { signature, certificate };
}

/**
 * Logs for the owner that a signer has a certificate, which names both parties, if members cannot know who posted the
 * listing (product.md §16.1).
 */
export async function noteOwnersName(
  { db, noteReveal }: Pick<AgreementDeps, "db" | "noteReveal">,
  { accountId, room }: Pick<SignatureRow, "accountId" | "room">,
): Promise<void> {
  const levels = await findLevels(db, room);
  if (levels === undefined || !isSecret(POSTER_KEY, levels)) return;
  noteReveal({ accountId, listingId: room, as: "nda", place: "page", keys: [POSTER_KEY], reason: "" });
}

async function mailParties(
  { tell, findContact }: AgreementDeps,
  tx: Queryable,
  { signature, certificate, hash }: Pick<Drawn, "signature" | "hash"> & { certificate: CertificateRow },
): Promise<void> {
  // Signatures from before there were certificates were mailed without.
  if (signature.authenticatedAt === null) return;
  const moment = signature.signedAt.toISOString().slice(0, 19).replace("T", " ");
  const { listingTitle: title, signerName: name, textSha256: sha256 } = signature;
  const signer = await findContact(tx, signature.accountId);
  const owner = await findContact(tx, signature.ownerId);
  // Whoever deleted the account since is known by the signature alone.
  const accountName = signer === undefined ? name : `${signer.firstName} ${signer.lastName}`;
  const signed = { title, name, accountName, sha256, hash, moment, fileSha256: certificate.sha256 };
  const attachments = [{ name: toCertificateName(signature), mediaType: "application/pdf", content: certificate.pdf }];
  const parties = [
    [signer, signedMail, paths.property(signature.room)],
    [owner, receivedMail, paths.ownListing(signature.room, "access")],
  ] as const;
  for (const [party, toMail, path] of parties) {
    if (party === undefined) continue;
    const mail = { attachments, toContent: (url: string) => toMail({ ...signed, url }) };
    await tell(tx, party, { event: "agreement_signed", path, mail });
  }
}
