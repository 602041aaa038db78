import type { Queryable } from "../../platform/database/database.ts";
import { listTexts } from "./agreements.queries.ts";
import { listBrokenEvents } from "./rooms.queries.ts";
import { hashText } from "./texts.tokens.ts";

/** What was changed behind the server's back: texts that their fingerprint does not fit, and events that break their room's chain. */
export async function listBrokenEvidence(db: Queryable): Promise<string[]> {
  const changed = (await listTexts(db)).filter((text) => hashText(text) !== text.sha256);
  const texts = changed.map(({ agreementId, version, language }) => `text ${agreementId}/${version}/${language}`);
  const events = (await listBrokenEvents(db)).map((event) => `event ${event}`);
  return [...texts, ...events];
}
