import { createHash } from "node:crypto";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { signatureNotFound } from "./agreements.failures.ts";
import { type AgreementTextRow, findText } from "./agreements.queries.ts";
import {
  type CertificateRow,
  findCertificate,
  findLevels,
  findSignatureOf,
  insertCertificate,
} from "./certificates.queries.ts";
import { toCertificate } from "./certificates.views.ts";
import { type AppendedEvent, appendEvent, findEvent, lockRoom } from "./rooms.queries.ts";
import type { SignatureRow } from "./signatures.queries.ts";

interface Issued {
  readonly signature: SignatureRow;
  readonly text: AgreementTextRow;
  readonly event: AppendedEvent;
}

/** Draws a signature's certificate and stores it; the chain records its fingerprint. Throws Busy. */
export async function issueCertificate(
  { pdf, pageUrl, clock, requestStamp }: AgreementDeps,
  tx: Queryable,
  issued: Issued,
): Promise<CertificateRow> {
  const { id, room, language } = issued.signature;
  const content = toCertificate({ ...issued, verifyUrl: pageUrl(language, paths.verify(issued.event.hash)) });
  const file = await pdf.draw(content);
  const sha256 = createHash("sha256").update(file).digest("hex");
  const issuedAt = clock.now();
  const body = { signatureId: id, sha256 };
  await appendEvent(tx, { room, kind: "certificate_issued", actorId: undefined, body, at: issuedAt });
  const row = { signatureId: id, room, pdf: file, sha256, issuedAt };
  await insertCertificate(tx, row);
  await requestStamp(tx, id);
  return row;
}

/**
 * A signature's certificate, for its two parties, even if the reader's access or the listing has ended. For signatures
 * older than certificates, it is issued on first request. Throws Failure 404.
 */
export async function readCertificate(
  deps: AgreementDeps,
  { viewer, id: room, signatureId }: { viewer: Viewer; id: string; signatureId: string },
): Promise<{ signature: SignatureRow; certificate: CertificateRow }> {
  const isNamed = isUuid(room) && isUuid(signatureId);
  const signature = isNamed ? await findSignatureOf(deps.db, { id: signatureId, room, uid: viewer.uid }) : undefined;
  if (signature === undefined) throw signatureNotFound();
  const kept = await findCertificate(deps.db, signature.id);
  const certificate = kept ?? (await issueLate(deps, signature));
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

async function issueLate(deps: AgreementDeps, signature: SignatureRow): Promise<CertificateRow> {
  const { id, room, seq } = signature;
  return deps.db.transaction(async (tx) => {
    await lockRoom(tx, room);
    // A concurrent request may have issued it.
    const kept = await findCertificate(tx, id);
    if (kept !== undefined) return kept;
    const event = await findEvent(tx, { room, seq });
    const text = await findText(tx, signature);
    if (event === undefined || text === undefined) throw new Error(`signature ${id} has lost its event or its text`);
    return issueCertificate(deps, tx, { signature, text, event });
  });
}
