import { setTimeout as wait } from "node:timers/promises";
import { bandOf, priceStepOf } from "@vestpocket/domain/mandates/demand.rules";
import { ESTIMATES_A_DAY } from "@vestpocket/domain/mandates/demand.terms";
import type { Demand } from "@vestpocket/domain/mandates/mandates.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { validate as isUuid } from "uuid";
import { toNetwork } from "../../platform/network.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import {
  findOwnListing,
  insertEstimate,
  listAddresses,
  listEstimates,
  listSeekers,
  lockEstimates,
  type OwnListing,
  type Seeker,
} from "./demand.queries.ts";
import type { MandateDeps } from "./mandates.deps.ts";

type DemandDeps = Pick<MandateDeps, "db" | "clock" | "listingNotFound">;

/** Answers take at least this long, so that how long one takes does not tell how many people were found. */
const ANSWER_MS = 200;
/** For how long a network that somebody used counts as theirs. */
const NETWORK_DAYS = 90;

/**
 * How many people look for something like one's own listing, as a band: the same all day, of its category, its place and
 * the step of its price, without the account's own, its brokerage's and its network's (product.md §24.8). Throws Failure 404.
 */
export async function estimateDemand(
  { db, clock, listingNotFound }: DemandDeps,
  { viewer: { uid: accountId }, id }: { viewer: Viewer; id: string },
): Promise<Demand> {
  const listing = isUuid(id) ? await findOwnListing(db, { accountId, id }) : undefined;
  if (listing === undefined) throw listingNotFound();
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const waited = wait(ANSWER_MS);
  const estimate = await db.transaction(async (tx) => {
    await lockEstimates(tx, accountId);
    const told = await listEstimates(tx, { accountId, day });
    const known = told.find(({ listingId }) => listingId === id);
    if (known) return known.estimate;
    const cell = toCell(listing);
    if (told.length >= ESTIMATES_A_DAY) return { ...cell.said, band: null };
    const since = new Date(now.getTime() - NETWORK_DAYS * DAY_MS);
    const seekers = await listSeekers(tx, { ...cell.asked, accountId, since });
    const own = await listAddresses(tx, { accountId, since });
    const made: Demand = { ...cell.said, band: bandOf(countOthers(seekers, own)) };
    await insertEstimate(tx, { accountId, day, listingId: id, estimate: made, now });
    return made;
  });
  await waited;
  return estimate;
}

/** What is asked about a listing, and what its owner is told was asked. */
function toCell({ type, province, city, cityKey, listingType, price, rentMonthGross }: OwnListing) {
  const isPriced = price !== null || rentMonthGross !== null;
  return {
    asked: {
      ...{ type, province, cityKey, listingType },
      price: price === null ? undefined : priceStepOf(price),
      rent: rentMonthGross === null ? undefined : priceStepOf(Math.floor(rentMonthGross)),
    },
    said: { type, province, city: city === "" ? null : city, isPriced },
  };
}

/** The people who are neither of the asking account's brokerage nor on a network that it used. */
function countOthers(seekers: readonly Seeker[], own: readonly string[]): number {
  const networks = new Set(own.map(toNetwork));
  return seekers.filter(
    ({ isColleague, addresses }) => !isColleague && !addresses.some((address) => networks.has(toNetwork(address))),
  ).length;
}
