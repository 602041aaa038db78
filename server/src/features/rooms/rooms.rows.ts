import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const roomRows = declareRows({
  room_openings: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      const document = await insertRow(site, "room_documents", {
        ...{
          listing_id: listing,
          folder: "legal",
          position: 1,
          name: "Any",
          kind: "pdf",
          storage_key: "rooms/any.pdf",
        },
        ...{ bytes: 1, sha256: "0".repeat(64), page_sizes: [612, 792], audience: "granted", download: "never" },
        added_at: at,
      });
      const documentId = /'(.+)'/u.exec(document)?.[1];
      return insertRow(site, "room_openings", { document_id: documentId, account_id: uid, page: 1, opened_at: at });
    },
  ],
});
