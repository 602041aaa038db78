import { listDays, MEDIAN_DAYS, toStoredRate } from "@vestpocket/domain/visits/figures.rules";
import { OWNER_DAYS } from "@vestpocket/domain/visits/figures.terms";
import { allowSeconds } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { listMedianShares, replaceMedians } from "./medians.queries.ts";
import { settleOwnerDays } from "./owner-days.queries.ts";

/** Most days of all listings are read. */
const READING_SECONDS = 60;

const toRate = (share: number | null) => (share === null ? null : toStoredRate(share));

/** How many whole days of an owner's listings are kept added up: the dashboard's period and the one before. */
const SETTLED_DAYS = 2 * OWNER_DAYS;

/** Adds up the days that are over for each owner, and counts the medians anew. */
export async function settleDays(deps: Pick<Platform, "db" | "clock">): Promise<void> {
  const [from = "", ...others] = listDays({ days: SETTLED_DAYS + 1, now: deps.clock.now() });
  await deps.db.transaction(async (tx) => {
    await allowSeconds(tx, READING_SECONDS);
    await settleOwnerDays(tx, { from, to: others.at(-1) ?? from });
  });
  await countMedians(deps);
}

/**
 * Counts what the listings of the median owner did in whole days up to today. One rounded value per night is stored: what
 * differs from it before and after somebody's day cannot be told.
 */
async function countMedians({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const [from = "", ...others] = listDays({ days: MEDIAN_DAYS + 1, now: clock.now() });
  const to = others.at(-1) ?? from;
  await db.transaction(async (tx) => {
    await allowSeconds(tx, READING_SECONDS);
    const shares = await listMedianShares(tx, { from, to });
    const medians = shares.map(({ opened, asked, signed, ...market }) => ({
      ...market,
      ...{ opened: toRate(opened), asked: toRate(asked), signed: toRate(signed) },
    }));
    await replaceMedians(tx, medians);
  });
}
