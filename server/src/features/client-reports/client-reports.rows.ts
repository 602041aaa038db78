import { randomBytes } from "node:crypto";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const clientReportRows = declareRows({
  client_reports: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      const link = { token_hash: randomBytes(32), language: "en", created_at: at, expires_at: at };
      return insertRow(site, "client_reports", { owner_id: uid, listing_id: listing, ...link });
    },
  ],
});
