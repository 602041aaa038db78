import { isSlowed } from "@vestpocket/domain/saved-searches/alerts.rules";
import { DELETED_SEARCH_RETENTION } from "@vestpocket/domain/saved-searches/saved-searches.retention";
import { SAVED_SEARCH_MESSAGES } from "@vestpocket/domain/saved-searches/saved-searches.rules";
import type {
  SavedSearch,
  SavedSearchChange,
  SavedSearches,
  SaveSearchRequest,
} from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { CADENCES, type Cadence, SAVED_SEARCHES_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, getValue } from "../../platform/http/failure.ts";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findFavouritesCadence, lookAgain, saveFavouritesCadence } from "./alert-accounts.queries.ts";
import { readBack, toStored } from "./filters.rules.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";
import { searchNotFound, searchTaken, tooManySearches } from "./saved-searches.failures.ts";
import {
  countNewListings,
  findDeleted,
  insertSearch,
  isFilterTaken,
  listSearchRows,
  lockSearch,
  lockSearches,
  markDeleted,
  markSeen,
  markUndeleted,
  type SavedSearchRow,
  updateSearch,
} from "./saved-searches.queries.ts";

interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The viewer's searches, newest first, with what is new since each was opened (product.md §24.1). */
export async function listSavedSearches(
  { db, clock, consents }: SavedSearchDeps,
  { viewer: { uid: accountId }, language }: Reader,
): Promise<SavedSearches> {
  const now = clock.now();
  const rows = await listSearchRows(db, accountId);
  const found = await countNewListings(db, { accountId, now });
  return {
    searches: rows.map((row) => toSavedSearch(row, { newListings: found.get(row.id) ?? 0, language, now })),
    left: Math.max(0, SAVED_SEARCHES_MAX - rows.length),
    isAlertsConsentGiven: await consents.isGiven(db, { accountId, stream: "alerts" }),
    favouritesCadence: await findFavouritesCadence(db, accountId),
  };
}

function toSavedSearch(
  { id, name, cadence, isPaused, slowedAt, createdAt, seenAt, ...row }: SavedSearchRow,
  { newListings, language, now }: { newListings: number; language: Language; now: Date },
): SavedSearch {
  const { filter, problems } = readBack(row.filter);
  const named = Object.entries(problems).map(([field, text]) => [field, translate(language, text)]);
  return {
    ...{ id, name, filter, cadence, isPaused, newListings },
    ...(named.length > 0 && { problems: Object.fromEntries(named) }),
    isSlowed: cadence === "instant" && isSlowed(slowedAt, now),
    createdAt: toMoment(createdAt),
    seenAt: toMoment(seenAt),
  };
}

/** Throws Failure 400, or 409 if there are too many or it was saved before. */
export async function saveSearch(
  deps: SavedSearchDeps,
  { viewer: { uid: accountId }, language, filter, name, cadence, isAlertsConsentGiven }: SaveSearchRequest & Reader,
): Promise<{ id: string }> {
  const stored = getValue(toStored(filter));
  const id = newId();
  await deps.db.transaction(async (tx) => {
    await lockSearches(tx, accountId);
    if (await isFilterTaken(tx, { accountId, filterKey: stored.filterKey, id })) throw searchTaken();
    if ((await listSearchRows(tx, accountId)).length >= SAVED_SEARCHES_MAX) throw tooManySearches();
    await requireConsent(deps, tx, { accountId, language, cadence, isAlertsConsentGiven });
    await insertSearch(tx, { ...stored, id, accountId, name, cadence, now: deps.clock.now() });
  });
  return { id };
}

interface Consenting {
  readonly accountId: string;
  readonly language: Language;
  readonly cadence: Cadence | undefined;
  readonly isAlertsConsentGiven?: boolean | undefined;
}

/** Records that alerts were asked for. Throws Failure 400 for a cadence that needs it, if they never were. */
async function requireConsent(
  { consents }: SavedSearchDeps,
  tx: Queryable,
  { accountId, language, cadence, isAlertsConsentGiven }: Consenting,
): Promise<void> {
  const alerts = { accountId, stream: "alerts" } as const;
  if (isAlertsConsentGiven === true) return consents.give(tx, { ...alerts, language, source: "search" });
  if (cadence === undefined || cadence === "off" || (await consents.isGiven(tx, alerts))) return;
  throw badFields({ isAlertsConsentGiven: SAVED_SEARCH_MESSAGES.consentNeeded });
}

interface OneSearch extends Reader {
  /** May be any text. */
  readonly id: string;
}

/** Throws Failure 400, 404, or 409 if another search asks for the same. */
export async function changeSavedSearch(
  deps: SavedSearchDeps,
  { viewer: { uid: accountId }, language, id, filter, isAlertsConsentGiven, ...change }: OneSearch & SavedSearchChange,
): Promise<void> {
  const stored = filter && getValue(toStored(filter));
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockSearches(tx, accountId);
    const search = isUuid(id) ? await lockSearch(tx, { accountId, id }) : undefined;
    if (search === undefined) throw searchNotFound();
    if (stored && (await isFilterTaken(tx, { accountId, filterKey: stored.filterKey, id }))) throw searchTaken();
    await requireConsent(deps, tx, { accountId, language, cadence: change.cadence, isAlertsConsentGiven });
    await updateSearch(tx, id, { ...change, stored, now });
    await lookAgain(tx, { accountId, now });
  });
}

/** Throws Failure 404. */
export async function openSavedSearch({ db, clock }: SavedSearchDeps, { viewer, id }: Omit<OneSearch, "language">) {
  const seen = { accountId: viewer.uid, id, now: clock.now() };
  if (!isUuid(id) || !(await markSeen(db, seen))) throw searchNotFound();
}

/** Deletes a search; it can be restored for a day. Throws Failure 404. */
export async function deleteSavedSearch({ db, clock }: SavedSearchDeps, { viewer, id }: Omit<OneSearch, "language">) {
  const deleted = { accountId: viewer.uid, id, now: clock.now() };
  if (!isUuid(id) || !(await markDeleted(db, deleted))) throw searchNotFound();
}

/** Throws Failure 404 after a day, or 409 if there are too many or the same search was saved meanwhile. */
export async function restoreSavedSearch(
  { db, clock }: SavedSearchDeps,
  { viewer: { uid: accountId }, id }: Omit<OneSearch, "language">,
): Promise<void> {
  const after = findRetentionStart(DELETED_SEARCH_RETENTION, clock.now());
  await db.transaction(async (tx) => {
    await lockSearches(tx, accountId);
    const search = isUuid(id) ? await findDeleted(tx, { accountId, id, after }) : undefined;
    if (search === undefined) throw searchNotFound();
    if (await isFilterTaken(tx, { accountId, id, filterKey: search.filterKey })) throw searchTaken();
    if ((await listSearchRows(tx, accountId)).length >= SAVED_SEARCHES_MAX) throw tooManySearches();
    await markUndeleted(tx, id);
  });
}

/** Throws Failure 400. */
export async function chooseFavouriteAlerts(
  deps: SavedSearchDeps,
  { viewer: { uid: accountId }, ...chosen }: Reader & Omit<Consenting, "accountId" | "cadence"> & { cadence: Cadence },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireConsent(deps, tx, { accountId, ...chosen });
    await saveFavouritesCadence(tx, { accountId, cadence: chosen.cadence });
    await lookAgain(tx, { accountId, now: deps.clock.now() });
  });
}

/** Tells of a search less often, for a link in a mail: never more often, since mails are forwarded. */
export async function slowSearch(
  { clock }: Pick<SavedSearchDeps, "clock">,
  tx: Queryable,
  { accountId, searchId: id, cadence }: { accountId: string; searchId: string; cadence: Cadence },
): Promise<void> {
  const search = await lockSearch(tx, { accountId, id });
  if (search === undefined || CADENCES.indexOf(cadence) <= CADENCES.indexOf(search.cadence)) return;
  const now = clock.now();
  await updateSearch(tx, id, { cadence, now });
  await lookAgain(tx, { accountId, now });
}

/** Pauses or resumes a search for a link in a mail; nothing happens to one that the account does not have. */
export async function setPaused(
  { clock }: Pick<SavedSearchDeps, "clock">,
  tx: Queryable,
  { accountId, searchId: id, isPaused }: { accountId: string; searchId: string; isPaused: boolean },
): Promise<void> {
  if ((await lockSearch(tx, { accountId, id })) !== undefined)
    await updateSearch(tx, id, { isPaused, now: clock.now() });
}
