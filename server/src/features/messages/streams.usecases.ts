import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { CONSENT_WORDS, OFFERED_STREAMS } from "@vestpocket/domain/messages/streams.rules";
import type { MailStreams } from "@vestpocket/domain/messages/streams.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import { requireWithinLimit, type Throttle } from "../../platform/throttle.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { addressWorks, notOffered, outdatedWords } from "./messages.failures.ts";
import { findStreamConsent } from "./stream-consents.queries.ts";
import { giveConsent, withdrawConsent } from "./stream-consents.usecases.ts";
import { releaseAddress } from "./suppressing.usecases.ts";
import { findSuppression, isSuppressed } from "./suppressions.queries.ts";

export type StreamDeps = MessageDeps & { readonly findContact: FindContact; readonly mendLimit: Throttle };

/** The streams that are offered, as somebody asked for them or not, and why their address gets none. */
export async function listStreams(
  { findContact }: Pick<StreamDeps, "findContact">,
  on: Queryable,
  { uid, language }: { uid: string; language: Language },
): Promise<MailStreams> {
  const streams = [];
  for (const stream of OFFERED_STREAMS) {
    const last = await findStreamConsent(on, { accountId: uid, stream });
    const { version, words } = CONSENT_WORDS[stream];
    const changedAt = last === undefined ? null : toMoment(last.at);
    streams.push({ stream, isGiven: last?.isGiven === true, words: translate(language, words), version, changedAt });
  }
  const email = (await findContact(on, uid))?.email ?? "";
  const found = await findSuppression(on, email);
  const suppression = found === undefined ? null : { email, reason: found.reason, since: toMoment(found.createdAt) };
  return { streams, suppression };
}

/**
 * Gives or ends a stream for somebody who is signed in. Throws Failure 404 if it is not offered, 409 if another sentence
 * was shown than the one in force.
 */
export async function chooseStream(
  deps: StreamDeps,
  choice: { uid: string; language: Language; stream: string; isGiven: boolean; version: number },
): Promise<MailStreams> {
  const { uid, language, isGiven, version } = choice;
  const stream = OFFERED_STREAMS.find((offered) => offered === choice.stream);
  if (stream === undefined) throw notOffered();
  if (isGiven && version !== CONSENT_WORDS[stream].version) throw outdatedWords();
  const of = { accountId: uid, stream, source: "preferences" as const };
  return deps.db.transaction(async (tx) => {
    await (isGiven ? giveConsent(deps, tx, { ...of, language }) : withdrawConsent(deps, tx, of));
    return listStreams(deps, tx, { uid, language });
  });
}

/**
 * Has somebody's own address tried again: what failed is sent again, and if that comes back too, the address is
 * suppressed again. Throws Failure 409 if the address works, 429 if this was asked too often.
 */
export async function mendOwnAddress(deps: StreamDeps, { uid }: { uid: string }): Promise<void> {
  const contact = await deps.findContact(deps.db, uid);
  if (contact === undefined || !(await isSuppressed(deps.db, contact.email))) throw addressWorks();
  await requireWithinLimit(deps.mendLimit.take(uid));
  await deps.db.transaction((tx) => releaseAddress(deps, tx, toEmailKey(contact.email)));
}
