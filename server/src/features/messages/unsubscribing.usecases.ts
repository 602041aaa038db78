import { isUndoable } from "@vestpocket/domain/messages/streams.rules";
import type { UnsubscribeLink, UnsubscribeRequest } from "@vestpocket/domain/messages/streams.schema";
import type { EndingSource } from "@vestpocket/domain/messages/streams.terms";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { requireWithinLimit, type Throttle } from "../../platform/throttle.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { linkUnknown, nothingToUndo } from "./messages.failures.ts";
import { findStreamConsent } from "./stream-consents.queries.ts";
import { giveConsent, isConsentGiven, withdrawConsent } from "./stream-consents.usecases.ts";
import type { Unsubscribable } from "./unsubscribe-links.tokens.ts";

interface SearchOf {
  readonly accountId: string;
  readonly searchId: string;
}

/** The saved searches, as far as a link in an email is about one. */
export interface SearchAlerts {
  /** Undefined if the account has no such search. */
  find(
    on: Queryable,
    search: SearchOf,
  ): Promise<{ readonly name: string; readonly isPaused: boolean; readonly cadence: Cadence } | undefined>;
  /** Tells of a search less often; nothing changes if it is told of as rarely already. */
  slow(tx: Queryable, search: SearchOf & { readonly cadence: Cadence }): Promise<void>;
  /** Stops the alerts of one search. */
  pause(tx: Queryable, search: SearchOf): Promise<void>;
  resume(tx: Queryable, search: SearchOf): Promise<void>;
}

export type UnsubscribingDeps = MessageDeps & {
  /** Presses per account whose links are used. */
  readonly linkLimit: Throttle;
  readonly searchAlerts: SearchAlerts;
};

/** What a link ends, and whether it did. Changes nothing. Throws Failure 404 if the link is unknown or too old. */
export async function describeLink(deps: UnsubscribingDeps, token: string): Promise<UnsubscribeLink> {
  return toView(deps, deps.db, readLink(deps, token));
}

/**
 * Ends the stream of a link, or the alerts of its search, or makes these rarer; once more changes nothing. Works without
 * an account, too.
 * Throws Failure 404 if the link is unknown or too old, 429 for too many attempts.
 */
export async function unsubscribe(
  deps: UnsubscribingDeps,
  { token, source, isAll = false, cadence }: { token: string; source: EndingSource } & Partial<UnsubscribeRequest>,
): Promise<UnsubscribeLink> {
  const link = readLink(deps, token);
  await requireWithinLimit(deps.linkLimit.take(link.accountId));
  return deps.db.transaction(async (tx) => {
    const search = isAll ? undefined : toSearch(link);
    if (search === undefined) await withdrawConsent(deps, tx, { ...toStream(link), source });
    else if (cadence === undefined) await deps.searchAlerts.pause(tx, search);
    else await deps.searchAlerts.slow(tx, { ...search, cadence });
    return toView(deps, tx, link);
  });
}

/**
 * Takes back what a link ended. Throws Failure 404 if the link is unknown or too old, 409 if it ended nothing lately, 429
 * for too many attempts.
 */
export async function undoUnsubscribe(
  deps: UnsubscribingDeps,
  { token, language }: { token: string; language: Language },
): Promise<UnsubscribeLink> {
  const link = readLink(deps, token);
  await requireWithinLimit(deps.linkLimit.take(link.accountId));
  return deps.db.transaction(async (tx) => {
    if (!(await toView(deps, tx, link)).isUndoable) throw nothingToUndo();
    const search = toSearch(link);
    const isStreamOn = await isConsentGiven(tx, toStream(link));
    if (isStreamOn && search !== undefined) await deps.searchAlerts.resume(tx, search);
    else await giveConsent(deps, tx, { ...toStream(link), language, source: "undo" });
    return toView(deps, tx, link);
  });
}

function readLink({ unsubscribeTokens, clock }: MessageDeps, token: string): Unsubscribable {
  const link = unsubscribeTokens.read(token, clock.now());
  if (link === undefined) throw linkUnknown();
  return link;
}

async function toView(deps: UnsubscribingDeps, on: Queryable, link: Unsubscribable): Promise<UnsubscribeLink> {
  const last = await findStreamConsent(on, toStream(link));
  const isOn = last?.isGiven === true;
  const wanted = toSearch(link);
  const search = wanted && (await deps.searchAlerts.find(on, wanted));
  const isPaused = search?.isPaused === true;
  const isStreamUndoable = last !== undefined && !isOn && isUndoable(last, deps.clock.now());
  return {
    stream: link.stream,
    search: search?.name ?? null,
    isSearchDeleted: wanted !== undefined && search === undefined,
    isSubscribed: isOn && !isPaused && search?.cadence !== "off",
    cadence: search?.cadence ?? null,
    isUndoable: isStreamUndoable || (isOn && isPaused),
  };
}

/** Only the stream of a link. */
const toStream = ({ accountId, stream }: Unsubscribable) => ({ accountId, stream });

/** The search that a link is for; undefined if it is for the whole stream. */
function toSearch({ accountId, searchId }: Unsubscribable): SearchOf | undefined {
  return searchId === undefined ? undefined : { accountId, searchId };
}
