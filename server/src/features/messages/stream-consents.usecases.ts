import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { COMMERCIAL_STREAMS, type EndingSource, type GivingSource } from "@vestpocket/domain/messages/streams.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { translate } from "../../platform/language.ts";
import type { MessageDeps } from "./messages.deps.ts";
import {
  deleteQueuedOf,
  findStreamConsent,
  insertStreamConsent,
  lockStream,
  type StreamOf,
} from "./stream-consents.queries.ts";

export type Given = StreamOf & { readonly language: Language; readonly source: GivingSource };
export type Ended = StreamOf & { readonly source: EndingSource };
type ConsentDeps = Pick<MessageDeps, "clock">;

/**
 * Records that an account asked for a stream, with the sentence in force, in the language that was shown. Nothing
 * happens if it asked with the same sentence before.
 */
export async function giveConsent(
  { clock }: ConsentDeps,
  tx: Queryable,
  { language, source, ...of }: Given,
): Promise<void> {
  const { version, words } = CONSENT_WORDS[of.stream];
  await lockStream(tx, of);
  const last = await findStreamConsent(tx, of);
  if (last?.isGiven === true && last.version === version) return;
  const shown = { version, wording: translate(language, words), language };
  await insertStreamConsent(tx, { ...of, ...shown, id: newId(), isGiven: true, source, at: clock.now() });
}

/** Ends a stream for an account, with what waits for delivery in it. Nothing happens if it was not given. */
export async function withdrawConsent({ clock }: ConsentDeps, tx: Queryable, { source, ...of }: Ended): Promise<void> {
  await lockStream(tx, of);
  if (!(await isConsentGiven(tx, of))) return;
  const nothing = { version: null, wording: null, language: null };
  await insertStreamConsent(tx, { ...of, ...nothing, id: newId(), isGiven: false, source, at: clock.now() });
  await deleteQueuedOf(tx, of);
}

/** Ends all streams of an account whose mailbox's owner took it over: whoever asked for them was not its owner. */
export async function disownStreams(deps: ConsentDeps, tx: Queryable, accountId: string): Promise<void> {
  for (const stream of COMMERCIAL_STREAMS) await withdrawConsent(deps, tx, { accountId, stream, source: "takeover" });
}

export async function isConsentGiven(on: Queryable, of: StreamOf): Promise<boolean> {
  return (await findStreamConsent(on, of))?.isGiven === true;
}
