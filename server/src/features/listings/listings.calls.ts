import { v7 as newId } from "uuid";
import { blank, declareCalls, hidden, own, ownForm } from "../../testing/declared-calls.ts";
import { buildForm } from "../../testing/forms.ts";
import { drawPng } from "../../testing/listing-forms.ts";

const draft = {
  ...{ type: "Office", subtype: "", title: "Half", price: "4", listingType: "", province: "", city: "" },
  ...{ description: "", keywords: [], fields: {}, includes: [] },
};

export const listingCalls = declareCalls(
  {
    "POST /v1/property/compare": { ...hidden(({ hiddenListing }) => ({ ids: [hiddenListing] })), takesList: true },
    "GET /v1/drafts": "members",
    "GET /v1/drafts/{id}": own("listing_drafts"),
    "POST /v1/drafts/{id}": own("listing_drafts", () => ({ content: draft, revision: 2 })),
    "POST /v1/drafts/{id}/files": ownForm("listing_drafts"),
    "DELETE /v1/drafts/{id}/files/{file}": own("listing_draft_files"),
    "DELETE /v1/drafts/{id}": own("listing_drafts"),
    "POST /v1/drafts/{id}/restore": own("listing_drafts"),
    "POST /v1/drafts/{id}/duplicate": own("listing_drafts"),
    "POST /v1/drafts/{id}/publish": own("listing_drafts", () => ({ revision: 2 })),
    "POST /v1/property/{id}/draft": own("listings"),
    "POST /v1/property/{id}/duplicate": own("listings"),
    "GET /files/pictures/{token}": { access: "everyone", ofNobody: "the token cannot be guessed" },
    "GET /files/documents/{id}": { access: "everyone", ofNobody: "the address is signed for its reader" },
    "GET /v1/property/getProperty/{id}": hidden(),
    "POST /v1/property/": "members",
    "PATCH /v1/property/{id}": ownForm("listings"),
    "GET /v1/property/{id}/document": { ...hidden(), needs: "a document" },
    "GET /v1/property/mine": "members",
    "GET /v1/property/todo": "members",
    "GET /v1/property/{id}/previews": own("listings"),
    "GET /v1/property/{id}/figures": own("listings"),
    "GET /v1/property/{id}/run": own("listings"),
    "GET /v1/property/quota": "members",
    "POST /v1/property/{id}/close": own("listings", () => ({ reason: "sold" })),
    "DELETE /v1/property/{id}": own("hiddenListing"),
    "POST /v1/property/{id}/pause": own("listings", blank),
    "POST /v1/property/{id}/resume": own("listings", blank),
    "GET /v1/property/mine/export": "members",
    "POST /v1/property/pause": { ...own("listings", ({ listings }) => ({ ids: [listings] })), takesList: true },
    "POST /v1/property/resume": { ...own("listings", ({ listings }) => ({ ids: [listings] })), takesList: true },
    "POST /v1/property/reprice": {
      ...own("listings", ({ listings }) => ({ ids: [listings], percent: -5 })),
      takesList: true,
    },
    "POST /v1/property/close": {
      ...own("listings", ({ listings }) => ({ ids: [listings], reason: "sold" })),
      takesList: true,
    },
    "GET /v1/admin/listings/{id}": "administrators",
    "GET /v1/admin/listings": "administrators",
    "GET /v1/admin/listings/export": "administrators",
    "POST /v1/admin/listings/{id}/remove": "administrators",
    "POST /v1/admin/listings/remove": "administrators",
    "POST /v1/admin/listings/{id}/restore": "administrators",
    "GET /v1/property/{id}/teaser": { ...hidden(), access: "everyone" },
  },
  async ({ site, owner: { token }, listing, hiddenListing }) => {
    const id = newId();
    const files = buildForm([{ name: "thumbnail", filename: "a.png", content: await drawPng() }]);
    await site.call("POST", `/v1/drafts/${id}`, { token, body: { content: draft, revision: 0 } });
    const added = await site.call("POST", `/v1/drafts/${id}/files`, { token, ...files });
    const file = added.body.draft.files[0].id;
    return { listings: listing, hiddenListing, listing_drafts: id, listing_draft_files: file };
  },
);
