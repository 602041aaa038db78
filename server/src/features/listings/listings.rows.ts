import { declareRows, insertRow } from "../../testing/declared-rows.ts";
import type { TestApp } from "../../testing/test-app.ts";

async function addDraft(site: TestApp, moments: { updated_at: Date; deleted_at?: Date }): Promise<string> {
  const { uid } = await site.addAccount();
  const created = { created_at: moments.updated_at };
  return insertRow(site, "listing_drafts", { owner_id: uid, revision: 1, content: {}, ...created, ...moments });
}

export const listingRows = declareRows({
  listing_drafts: [
    (site, at) => addDraft(site, { updated_at: at }),
    (site, at) => addDraft(site, { updated_at: site.clock.now(), deleted_at: at }),
  ],
});
