import { expect, test } from "vitest";
import { buildDemo } from "../../demo.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

test("the demo's days are of live listings, after they were published, and nobody reads what is not opened", () => {
  const { listings, days, visits } = buildDemo({ listings: 60, now: NOW });
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  expect(days.length).toBeGreaterThan(100);
  for (const { listingId, day, opened, readers, shown } of days) {
    const listing = byId.get(listingId);
    expect(listing?.status).toBe("active");
    expect(Date.parse(day)).toBeGreaterThan((listing?.publishedAt?.getTime() ?? 0) - 24 * 60 * 60 * 1000);
    expect(readers).toBeLessThanOrEqual(opened);
    expect(opened).toBeLessThanOrEqual(shown + 1);
  }
  for (const { listingId, accountId, viewedAt } of visits) {
    const { ownerId, publishedAt = null } = byId.get(listingId) ?? {};
    expect(accountId).not.toBe(ownerId);
    expect(viewedAt.getTime()).toBeGreaterThanOrEqual(publishedAt?.getTime() ?? 0);
  }
  const keys = days.map(({ listingId, day }) => `${listingId} ${day}`);
  expect(new Set(keys).size).toBe(keys.length);
});
