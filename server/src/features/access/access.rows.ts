import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const accessRows = declareRows({
  listing_reveals: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      const read = { read_as: "granted", place: "page", keys: ["price"], reason: "", read_at: at, hour: at };
      return insertRow(site, "listing_reveals", { account_id: uid, listing_id: listing, ...read });
    },
  ],
});
