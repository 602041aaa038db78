import type { Queryable } from "../../platform/database/database.ts";
import { listTexts } from "./agreements.queries.ts";
import { listChangedCertificates } from "./certificates.queries.ts";
import { listBrokenEvents } from "./rooms.queries.ts";
import { listRecordedSignatures } from "./signatures.queries.ts";
import { isAsRecorded } from "./signatures.tokens.ts";
import { hashText } from "./texts.tokens.ts";

/**
 * What was altered behind the server's back: texts, signatures and certificates that do not match their fingerprint,
 * and events that break their room's chain. Limited to one room if given, and to the texts that were signed in it:
 * anyone can ask for that, however many texts its owner tried.
 */
export async function listBrokenEvidence(db: Queryable, room?: string): Promise<string[]> {
  const changed = (await listTexts(db, room)).filter((text) => hashText(text) !== text.sha256);
  const texts = changed.map(({ agreementId, version, language }) => `text ${agreementId}/${version}/${language}`);
  const events = (await listBrokenEvents(db, room)).map((event) => `event ${event}`);
  return [
    ...texts,
    ...events,
    ...(await listChangedSignatures(db, room)),
    ...(await listChangedCertificates(db, room)),
  ];
}

async function listChangedSignatures(db: Queryable, room?: string): Promise<string[]> {
  const changed = (await listRecordedSignatures(db, room)).filter((recorded) => !isAsRecorded(recorded));
  return changed.map(({ signature }) => `signature ${signature.id}`);
}
