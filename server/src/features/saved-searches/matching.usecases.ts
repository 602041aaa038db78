import { isDeepStrictEqual } from "node:util";
import { firstDigestAt } from "@vestpocket/domain/notifications/digest-times.rules";
import { isPriceDrop, isReturn, lowestOf } from "@vestpocket/domain/saved-searches/alerts.rules";
import { allowSeconds, type Queryable } from "../../platform/database/database.ts";
import {
  type AlertState,
  deleteChanges,
  keepChanges,
  listChangedListings,
  listShownRows,
  lockAlertState,
  saveAlertState,
  takeChanges,
} from "./changes.queries.ts";
import { findLeftAt, type ListingChange } from "./changes.rules.ts";
import { type OpenRow, toFacts, toOpenPrices } from "./facts.rules.ts";
import { type Arrival, matchListing } from "./matching.queries.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";

/** How many listings are looked at before the queue is read again. */
const BATCH = 200;
/** The statement timeout for one listing: that which fits fifty thousand searches takes a second or two. */
const MATCH_SECONDS = 60;

type MatchingDeps = Pick<SavedSearchDeps, "db" | "clock" | "log">;

/**
 * Compares the listings that changed with all saved searches, each in its own transaction: a killed process leaves the rest
 * to the next one, and what fails stops no other listing (product.md §24.2).
 */
export async function matchChanges(deps: MatchingDeps, signal?: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const isStopping = () => signal?.aborted === true;
  for (let isMore = true; isMore && !isStopping(); ) {
    const ids = await listChangedListings(deps.db, BATCH);
    const digestAt = firstDigestAt(deps.clock.now());
    const wanted = ids.filter((id) => !seen.has(id));
    for (const id of wanted) {
      if (isStopping()) return;
      // What fails, or another process is at, is not asked for again.
      seen.add(id);
      await matchOne(deps, { listingId: id, digestAt }).catch((error: unknown) =>
        deps.log.error({ err: error, listing: id }, "a listing could not be compared with saved searches; will retry"),
      );
    }
    isMore = wanted.length > 0 && ids.length === BATCH;
  }
}

interface One {
  readonly listingId: string;
  readonly digestAt: Date;
}

async function matchOne({ db, clock }: MatchingDeps, { listingId, digestAt }: One): Promise<void> {
  await db.transaction(async (tx) => {
    await allowSeconds(tx, MATCH_SECONDS);
    const changes = await takeChanges(tx, listingId);
    if (changes.length === 0) return;
    const now = clock.now();
    const [row] = await listShownRows(tx, { ids: [listingId], now });
    if (row === undefined) return keepChanges(tx, changes);
    await deleteChanges(tx, changes);
    await matchShown(tx, { row, changes, now, digestAt });
  });
}

interface Changed {
  readonly row: OpenRow;
  readonly changes: readonly ListingChange[];
  readonly now: Date;
}

async function matchShown(
  tx: Queryable,
  { row, changes, now, digestAt }: Changed & Pick<One, "digestAt">,
): Promise<void> {
  const state = await lockAlertState(tx, row.id);
  const arrival = toArrival({ row, changes, now, state });
  await saveAlertState(tx, { listingId: row.id, ...arrival.state });
  const facts = toFacts(row);
  // What no search asks about changed, such as the end of its run: whoever renews a hundred listings compares none.
  if (!arrival.isBack && arrival.drop === undefined && isDeepStrictEqual(arrival.before, facts)) return;
  await matchListing(tx, { ...arrival, listingId: row.id, ownerId: row.owner_id, now, digestAt, facts });
}

/** What happened to a listing since it was last compared. */
function toArrival({ row, changes, now, state }: Changed & { state: AlertState | undefined }): Omit<
  Arrival,
  "listingId" | "ownerId" | "now" | "digestAt" | "facts"
> & {
  readonly state: AlertState;
} {
  const prices = toOpenPrices(row);
  const leftAt = findLeftAt(changes);
  const before = changes[0]?.before;
  if (leftAt === undefined || before === undefined) {
    const came = { marketRun: 0, cameAt: now, priceRun: 0, lowest: prices };
    return { before: undefined, marketRun: 0, isBack: false, drop: undefined, state: came };
  }
  const pricesBefore = toOpenPrices(before);
  const known = state ?? { marketRun: 0, cameAt: new Date(0), priceRun: 0, lowest: pricesBefore };
  if (isReturn({ leftAt, cameAt: known.cameAt, now })) {
    const marketRun = known.marketRun + 1;
    const came = { ...known, marketRun, cameAt: now, lowest: prices };
    return { before: undefined, marketRun, isBack: true, drop: undefined, state: came };
  }
  const lowest = lowestOf([known.lowest, pricesBefore]);
  const isDrop = isPriceDrop({ lowest, before: pricesBefore, now: prices });
  const priceRun = known.priceRun + (isDrop ? 1 : 0);
  const was = { sale: before.sale ?? null, lease: before.lease ?? null };
  return {
    before: toFacts(before),
    marketRun: known.marketRun,
    isBack: false,
    drop: isDrop ? { run: priceRun, was } : undefined,
    state: { ...known, priceRun, lowest: lowestOf([lowest, prices]) },
  };
}
