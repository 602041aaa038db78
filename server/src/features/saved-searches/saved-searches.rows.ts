import { v7 as newId } from "uuid";
import { getValue } from "../../platform/http/failure.ts";
import { declareRows } from "../../testing/declared-rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { toStored } from "./filters.rules.ts";
import { insertSearch } from "./saved-searches.queries.ts";

async function addSearch(site: TestApp, at: Date): Promise<string> {
  const { uid: accountId } = await site.addAccount();
  const id = newId();
  const stored = getValue(toStored({}));
  await insertSearch(site.db, { ...stored, id, accountId, name: "Anything", cadence: "off", now: at });
  return id;
}

async function addListing(site: TestApp): Promise<string> {
  const { uid: ownerId } = await site.addAccount();
  const [id = ""] = await site.addListings([{ ownerId }]);
  return id;
}

export const savedSearchRows = declareRows({
  saved_searches: [
    async (site, at) => {
      const id = await addSearch(site, at);
      await site.db.$client.query("UPDATE saved_searches SET deleted_at = $2 WHERE id = $1", [id, at]);
      return `id = '${id}'`;
    },
  ],
  saved_search_matches: [
    async (site, at) => {
      const [id, listing] = [await addSearch(site, at), await addListing(site)];
      await site.db.$client.query("INSERT INTO saved_search_matches VALUES ($1, $2, $3)", [id, listing, at]);
      return `search_id = '${id}'`;
    },
  ],
  alerts: [
    async (site, at) => {
      const [{ uid }, listing] = [await site.addAccount(), await addListing(site)];
      await site.db.$client.query(
        "INSERT INTO alerts (account_id, listing_id, kind, run, found_at) VALUES ($1, $2, 'market', 0, $3)",
        [uid, listing, at],
      );
      return `account_id = '${uid}'`;
    },
  ],
  listing_changes: [
    async (site, at) => {
      const listing = await addListing(site);
      await site.db.$client.query(
        "INSERT INTO listing_changes (listing_id, before, changed_at, is_new) VALUES ($1, '{}', $2, false)",
        [listing, at],
      );
      return `listing_id = '${listing}'`;
    },
  ],
});
