import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { mayMailAt } from "@vestpocket/domain/saved-searches/alerts.rules";
import { ALERT_MAILS_A_DAY, INSTANT_A_DAY_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { type AlertAccount, saveTurn, takeDueAccount } from "./alert-accounts.queries.ts";
import { toAlertMail } from "./alert-items.usecases.ts";
import { dropOldest, listBusySearches, listWaitingAlerts, markSlowed, settleAlerts } from "./alerts.queries.ts";
import { listShownRows } from "./changes.queries.ts";
import { type DueAlert, isOfMandates, toDue } from "./due.rules.ts";
import { toFacts } from "./facts.rules.ts";
import { keepMailed, keepRung } from "./first-alerts.queries.ts";
import { listFittingSearches } from "./matching.queries.ts";
import { ring } from "./ringing.usecases.ts";
import type { AlertStream, SavedSearchDeps } from "./saved-searches.deps.ts";
import { listWatchedRows, type SavedSearchRow } from "./saved-searches.queries.ts";

/**
 * Tells every account whose turn it is, each in its own transaction with the mail that it queues: what is told is told
 * once, whatever process does it and whenever one is killed (product.md §24.3).
 */
export async function tellDueAccounts(deps: SavedSearchDeps, signal?: AbortSignal): Promise<void> {
  for (let isTaken = true; isTaken && signal?.aborted !== true; )
    isTaken = await deps.db.transaction((tx) => tellNext(deps, tx));
}

/** Returns false if it was nobody's turn. */
async function tellNext(deps: SavedSearchDeps, tx: Queryable): Promise<boolean> {
  const now = deps.clock.now();
  const account = await takeDueAccount(tx, now);
  if (account === undefined) return false;
  const contact = await deps.findContact(tx, account.accountId);
  if (contact !== undefined) await saveTurn(tx, await tellAccount(deps, tx, { account, contact, now }));
  return true;
}

interface Telling {
  readonly account: AlertAccount;
  readonly contact: Contact;
  readonly now: Date;
}

/** Shows what is due as a notification, and mails it if a mail may go now. Returns the account's next turn. */
async function tellAccount(deps: SavedSearchDeps, tx: Queryable, { account, contact, now }: Telling) {
  const { accountId, mailedAt } = account;
  const alerts = await findDue(tx, { account, now });
  await settle(tx, { accountId, alerts: alerts.filter(({ at }) => at === undefined), now, isMailed: false });
  const due = alerts.filter(({ at }) => at !== undefined && at <= now);
  const times = alerts.flatMap(({ at }) => (at !== undefined && at > now ? [at] : []));
  await ring(deps, tx, { contact, due: due.filter((each) => !isOfMandates(each)), now, event: "alerts_found" });
  await ring(deps, tx, { contact, due: due.filter(isOfMandates), now, event: "matches_found" });
  await keepRung(tx, { accountId, listingIds: listingsOf(due), now });
  const { stream, mailed, rest, silent } = chooseStream(due, await listMailable(deps, tx, contact));
  await settle(tx, { accountId, alerts: silent, now, isMailed: false });
  if (stream === undefined) return { accountId, mailedAt, dueAt: earliest(times) };
  const mailAt = mayMailAt(mailedAt);
  if (mailAt > now) return { accountId, mailedAt, dueAt: earliest([...times, mailAt]) };
  const mail = await toAlertMail(deps, tx, { contact, due: mailed, now, stream });
  await settle(tx, { accountId, alerts: mailed, now, isMailed: mail !== undefined });
  // What goes with the other stream's mail has its turn next.
  const turn = { accountId, dueAt: earliest(rest.length === 0 ? times : [now]) };
  if (mail === undefined) return { ...turn, mailedAt };
  await keepMailed(tx, { accountId, listingIds: listingsOf(mailed), now });
  const { email: to, language } = contact;
  await deps.outbox.sendMail(tx, { to, language, content: mail, stream, account: { id: accountId } });
  return { ...turn, mailedAt: [now, ...mailedAt].toSpliced(ALERT_MAILS_A_DAY) };
}

const listingsOf = (due: readonly DueAlert[]) => due.map(({ alert }) => alert.listingId);

/** What is mailed next: that of one stream, since a mail ends with its own. Undefined if nothing may be mailed. */
function chooseStream(due: readonly DueAlert[], mailable: readonly AlertStream[]) {
  const streamOf = ({ streams }: DueAlert) => streams.find((each) => mailable.includes(each));
  const stream = STREAMS.find((each) => due.some((one) => streamOf(one) === each));
  const silent = due.filter((one) => streamOf(one) === undefined);
  const told = due.filter((one) => streamOf(one) !== undefined);
  return {
    stream,
    mailed: told.filter((one) => streamOf(one) === stream),
    rest: told.filter((one) => streamOf(one) !== stream),
    silent,
  };
}

const earliest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));

const settle = (
  tx: Queryable,
  { alerts, ...done }: { accountId: string; alerts: readonly DueAlert[]; now: Date; isMailed: boolean },
) => settleAlerts(tx, { ...done, alerts: alerts.map(({ alert }) => alert) });

const STREAMS = ["alerts", "matches"] as const satisfies readonly AlertStream[];

/** The streams that an account may be mailed. */
async function listMailable({ consents }: SavedSearchDeps, tx: Queryable, contact: Contact): Promise<AlertStream[]> {
  const { id: accountId, disabledAt, emailVerifiedAt } = contact;
  if (disabledAt !== null || emailVerifiedAt === null) return [];
  const given: AlertStream[] = [];
  for (const stream of STREAMS) if (await consents.isGiven(tx, { accountId, stream })) given.push(stream);
  return given;
}

/**
 * When each alert is told, by what the listings show and the searches ask for now: who could no longer read a value is
 * not told that it fits.
 */
async function findDue(tx: Queryable, { account, now }: Omit<Telling, "contact">): Promise<DueAlert[]> {
  const { accountId, favouritesCadence } = account;
  await dropOldest(tx, { accountId, now });
  const waiting = await listWaitingAlerts(tx, accountId);
  const rows = await listShownRows(tx, { ids: waiting.map(({ listingId }) => listingId), now });
  const facts = rows.map(toFacts);
  const fitting = await listFittingSearches(tx, { accountId, facts });
  const searches = new Map((await slowSearches(tx, { accountId, now })).map((search) => [search.id, search]));
  const shown = new Set(rows.map(({ id }) => id));
  const province = toProvince(account.province);
  return waiting.map((alert) => {
    if (!shown.has(alert.listingId)) return { alert, searches: [], streams: [], at: undefined };
    const own = fitting.flatMap(({ listingId, id }) => (listingId === alert.listingId ? (searches.get(id) ?? []) : []));
    return toDue(alert, own, { favouritesCadence, province, now });
  });
}

const toProvince = (name: string | null): ProvinceName | undefined =>
  name === null ? undefined : findProvince(name)?.name;

/** The account's searches; those "at once" that brought too much within a day are slowed first. */
async function slowSearches(
  tx: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<SavedSearchRow[]> {
  const searches = await listWatchedRows(tx, accountId);
  const ids = searches.filter(({ cadence }) => cadence === "instant").map(({ id }) => id);
  const since = new Date(now.getTime() - DAY_MS);
  const busy = new Set(await listBusySearches(tx, { ids, since, max: INSTANT_A_DAY_MAX }));
  await markSlowed(tx, [...busy], now);
  return searches.map((search) => (busy.has(search.id) ? { ...search, slowedAt: now } : search));
}
