import { declareRows } from "../../testing/declared-rows.ts";

export const visitRows = declareRows({
  listing_views: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      await site.db.$client.query("INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES ($1, $2, $3)", [
        uid,
        listing,
        at,
      ]);
      return `account_id = '${uid}'`;
    },
  ],
});
