import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";
import { demoId } from "../../ids.ts";
import { DEMO_ACCOUNTS } from "../accounts/accounts.demo.ts";
import type { DatedListing } from "../listings/dated-listing.ts";

const SEED = 20_261_126;
/** How far back the figures of the demo accounts' listings go, in days; those of others are there to be compared with. */
const OWN_DAYS = 60;
const OTHER_DAYS = 10;
/** Of the readers of commercial listings, on Saturdays and Sundays. */
const WEEKEND_SHARE = 0.35;

const OWN: ReadonlySet<string> = new Set([DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.pro].map(({ email }) => demoId(email)));

type Counted = Pick<DatedListing, "id" | "ownerId" | "status" | "publishedAt" | "boosts">;

/** At most so many people opened a listing of the demo accounts, within so many days. */
const READERS_MAX = 40;
const READ_DAYS = 30;

/** Who opened the demo accounts' live listings last, and when. */
export function buildVisits(
  listings: readonly Counted[],
  { readerIds, now }: { readerIds: readonly string[]; now: Date },
) {
  const random = createRandom(SEED + 1);
  return listings
    .filter(({ status, ownerId }) => status === "active" && OWN.has(ownerId))
    .flatMap(({ id, ownerId, publishedAt }) => {
      const age = publishedAt === null ? 0 : now.getTime() - publishedAt.getTime();
      const readers = random.shuffle(readerIds.filter((reader) => reader !== ownerId));
      return readers.slice(0, Math.min(readers.length, random.int(READERS_MAX / 4, READERS_MAX))).map((accountId) => ({
        ...{ accountId, listingId: id, lastAt: null },
        viewedAt: new Date(now.getTime() - Math.floor(random.next() * Math.min(age, READ_DAYS * DAY_MS))),
      }));
    });
}

/** How often the live listings were found, opened and shared on each of the past days, in UTC. */
export function buildListingDays(listings: readonly Counted[], now: Date) {
  const random = createRandom(SEED);
  return listings
    .filter(({ status }) => status === "active")
    .flatMap(({ id, ownerId, publishedAt, boosts }) => {
      // How much it interests people; boosted listings come first in results.
      const interest = random.int(15, 60) * (boosts.priority ? 2 : 1);
      const share = random.int(20, 70) / 1000;
      const age = publishedAt === null ? 0 : Math.floor((now.getTime() - publishedAt.getTime()) / DAY_MS);
      const days = Math.min(age, OWN.has(ownerId) ? OWN_DAYS : OTHER_DAYS);
      return Array.from({ length: days }, (_, ago) => {
        const date = new Date(now.getTime() - ago * DAY_MS);
        const isWeekend = [0, 6].includes(date.getUTCDay());
        const shown = Math.round(interest * (isWeekend ? WEEKEND_SHARE : 1) * (random.int(60, 140) / 100));
        const opened = Math.round(shown * share + random.next());
        const readers = opened === 0 ? 0 : Math.max(1, opened - random.int(0, Math.ceil(opened / 4)));
        const shared = random.chance(0.04) ? 1 : 0;
        return { listingId: id, day: date.toISOString().slice(0, 10), shown, opened, readers, shared };
      });
    });
}
