import { blank, declareCalls, hidden, own, ownForm, shared } from "../../testing/declared-calls.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";

export const roomCalls = declareCalls(
  {
    "GET /v1/rooms/{listingId}": hidden(),
    "POST /v1/rooms/{listingId}/documents": ownForm("listings"),
    "GET /v1/rooms/{listingId}/openings": {
      ...own("listings"),
      carries: "the emails of who opened a document, for the listing's owner",
    },
    "GET /v1/rooms/documents/{id}": shared("room_documents"),
    "POST /v1/rooms/documents/{id}": own("room_documents", () => ({
      ...{ name: "Mine.pdf", folder: "leases", audience: "member", download: "original" },
    })),
    "POST /v1/rooms/documents/{id}/move": own("room_documents", () => ({ to: "up" })),
    "POST /v1/rooms/documents/{id}/withdraw": own("room_documents", blank),
    "GET /v1/rooms/documents/{id}/pages/{page}": shared("room_documents"),
    "GET /v1/rooms/documents/{id}/pages/{page}/text": shared("room_documents"),
    "POST /v1/rooms/documents/{id}/looks": shared("room_documents", () => ({ page: 1, seconds: 2, isAgreed: true })),
    "GET /v1/rooms/documents/{id}/download": shared("room_documents"),
  },
  async ({ site, owner, listing }) => {
    const form = buildDocumentForm(await buildPdf({ pages: 1 }));
    const path = `/v1/rooms/${listing}/documents?folder=leases`;
    const added = await site.call("POST", path, { token: owner.token, ...form });
    return { room_documents: added.body.document.id };
  },
);
