import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Room, RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { describe, expect, test } from "vitest";
import { buildProfile, buildProperty } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const ROOM = "GET /v1/rooms/{listingId}";
const PROPERTY = "GET /v1/property/getProperty/{id}";

const DOCUMENTS = "POST /v1/rooms/{listingId}/documents";
const OPENINGS = "GET /v1/rooms/{listingId}/openings";
const CHANGE = "POST /v1/rooms/documents/{id}";

const LEASE: RoomDocument = {
  ...{ id: crypto.randomUUID(), folder: "leases", name: "Lease of the ground floor", kind: "pdf", pages: 12 },
  ...{ bytes: 1_200_000, audience: "nda", download: "never", addedAt: { seconds: 1_795_200_000 } },
};

async function open(room: Partial<Room>, address = `/property/${ID}/room`) {
  respond(PROPERTY, { json: { property: buildProperty({ id: ID }) } });
  respond(ROOM, { json: { room: { isOwner: false, audience: "nda", shelves: [], ...room } } });
  const page = await openPage(address, { as: buildProfile() });
  return { ...page, main: within(await screen.findByRole("main")) };
}

describe("the deal room of a listing", () => {
  test("shows the documents by folder, and says what access to more requires", async () => {
    const { main } = await open({
      shelves: [
        { folder: "leases", documents: [LEASE], needs: "granted" },
        { folder: "legal", documents: [], needs: "nda" },
      ],
    });
    const leases = within(await main.findByRole("region", { name: "Leases" }));
    expect(leases.getByText("Lease of the ground floor")).toBeVisible();
    expect(leases.getByText("12 pages")).toBeVisible();
    expect(leases.getByText("More once the owner gives you access")).toBeVisible();
    expect(within(main.getByRole("region", { name: "Legal" })).getByText("More after you sign the NDA")).toBeVisible();
  });

  test("says that it is empty, in different words for its owner", async () => {
    const reader = await open({});
    await reader.main.findByRole("heading", { level: 2, name: "Documents" });
    expect(reader.main.getByText("The owner has not added any documents yet.")).toBeVisible();
    const owner = await open({ isOwner: true }, `/fr/property/${ID}/room`);
    await owner.main.findByRole("heading", { level: 2, name: "Documents" });
    expect(owner.main.getByText(/^Vous n’avez pas encore ajouté de documents\. /u)).toBeVisible();
    expect(owner.main.getByRole("heading", { level: 1, name: "Salle de données" })).toBeVisible();
  });

  test("does not move until the last list has loaded, even one requested after the documents", async () => {
    const { handler, release } = hold({ json: { openings: [] } });
    respond(OPENINGS, handler);
    const { main } = await open({ isOwner: true, shelves: [{ folder: "leases", documents: [LEASE], needs: null }] });
    await waitFor(() => expect(callsTo(OPENINGS)).toHaveLength(1));
    expect(main.queryByRole("region", { name: "Leases" })).toBeNull();
    release();
    expect(await main.findByRole("region", { name: "Leases" })).toBeVisible();
    expect(main.getByText("Nobody has opened a document yet.")).toBeVisible();
  });

  test("does not exist for a listing that the reader may not see", async () => {
    respond(PROPERTY, { status: 404, json: { code: "listings.not_found", msg: "This listing does not exist." } });
    await openPage(`/property/${ID}/room`, { as: buildProfile() });
    expect(await screen.findByRole("heading", { level: 1, name: "This listing does not exist." })).toBeVisible();
  });

  test("is linked from the listing's page if it has something to show", async () => {
    await open({}, `/property/${ID}`);
    expect(await screen.findByRole("heading", { level: 1, name: buildProperty().name })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Deal room" })).toBeNull();
    await open({ shelves: [{ folder: "legal", documents: [], needs: "nda" }] }, `/property/${ID}`);
    expect(await screen.findByRole("link", { name: "Deal room" })).toHaveAttribute("href", `/property/${ID}/room`);
  });
});

describe("for the owner", () => {
  const openOwn = () =>
    open({ isOwner: true, audience: "granted", shelves: [{ folder: "leases", documents: [LEASE], needs: null }] });

  test("the owner adds a document for the chosen readers, and a rejection is shown under the file", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    respond(DOCUMENTS, {
      status: 422,
      json: { code: "rooms.encrypted", msg: "Refused.", fields: { file: "This PDF is protected." } },
    });
    const { user, main } = await openOwn();
    const file = new File(["%PDF-"], "Plans.pdf", { type: "application/pdf" });
    await user.upload(await main.findByLabelText("Files"), file);
    expect(await main.findByText("This PDF is protected.")).toBeVisible();
    respond(DOCUMENTS, { status: 201, json: { document: LEASE } });
    await user.upload(main.getByLabelText("Files"), file);
    expect(await screen.findByText("The file was added.")).toBeVisible();
    expect(callsTo(DOCUMENTS).at(-1)?.address).toContain("folder=summary&audience=granted&download=never");
  });

  test("several documents are sent one after another, and what becomes of each is said", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    respond(DOCUMENTS, { status: 201, json: { document: LEASE } });
    const { user, main } = await openOwn();
    const heic = new File([`\0\0\0\x18ftypheic`], "IMG_0412.jpg", { type: "image/jpeg" });
    const files = ["Lease v2.1.pdf", "Lease v2.2.pdf"].map((name) => new File(["%PDF-"], name));
    await user.upload(await main.findByLabelText("Files"), [files[0], heic, files[1]] as File[]);
    const rows = () => within(main.getByRole("list", { name: "Chosen files" })).getAllByRole("listitem");
    await waitFor(() =>
      expect(rows().map((row) => row.textContent)).toEqual([
        "Lease v2.1.pdfThe file was added.",
        expect.stringMatching(/^IMG_0412\.jpgHEIC photos can’t be used\. /u),
        "Lease v2.2.pdfThe file was added.",
      ]),
    );
    const said = main.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(/^2 of 3 files added\. IMG_0412\.jpg: HEIC photos/u));
    expect(callsTo(DOCUMENTS)).toHaveLength(2);
    await user.click(main.getByRole("button", { name: "Hide IMG_0412.jpg" }));
    expect(rows()).toHaveLength(2);
  });

  test("a document is renamed, and one without a name is not sent", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    respond(CHANGE, { json: { msg: "The document was saved." } });
    const { user, main, fill } = await openOwn();
    await user.click(await main.findByRole("button", { name: `Actions for ${LEASE.name}` }));
    await user.click(main.getByRole("button", { name: "Change" }));
    const dialog = within(await screen.findByRole("dialog"));
    await fill(dialog.getByLabelText("Name"), "");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Please enter a name.")).toBeVisible();
    expect(callsTo(CHANGE)).toEqual([]);
    await fill(dialog.getByLabelText("Name"), "Lease 2026");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The document was saved.")).toBeVisible();
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { name: "Lease 2026", folder: "leases", audience: "nda", download: "never" },
    ]);
  });

  test("a document moves to another folder by its menu, or when it is dropped there", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    respond(CHANGE, { json: { msg: "The document was saved." } });
    const { user, main } = await openOwn();
    await user.click(await main.findByRole("button", { name: `Actions for ${LEASE.name}` }));
    await user.click(main.getByRole("button", { name: "Move to a folder" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("radio", { name: "Leases" })).toBeChecked();
    await user.click(dialog.getByRole("radio", { name: "Legal" }));
    await user.click(dialog.getByRole("button", { name: "Move" }));
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));

    const row = main.getByText(LEASE.name).closest("li") as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: "" };
    fireEvent.dragStart(row, { dataTransfer });
    const target = (await main.findByText("Environment")).closest("li") as HTMLElement;
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(2));
    expect(main.queryByText("Environment")).toBeNull();
    const unchanged = { name: LEASE.name, audience: "nda", download: "never" };
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { ...unchanged, folder: "legal" },
      { ...unchanged, folder: "environment" },
    ]);
  });

  test("after a document is withdrawn, the focus is on what is left of its folder", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    const other = { ...LEASE, id: crypto.randomUUID(), name: "Lease of the basement" };
    const shelf = { folder: "leases", needs: null } as const;
    const { user, main } = await open({ isOwner: true, shelves: [{ ...shelf, documents: [LEASE, other] }] });
    keepPageInert();
    await user.click(await main.findByRole("button", { name: `Actions for ${LEASE.name}` }));
    await user.click(main.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    respond("POST /v1/rooms/documents/{id}/withdraw", { json: { msg: "The document was deleted." } });
    respond(ROOM, { json: { room: { isOwner: true, audience: "nda", shelves: [{ ...shelf, documents: [other] }] } } });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The document was deleted.")).toBeVisible();
    await waitFor(() => expect(main.getByText(other.name).closest("ul")).toHaveFocus());
  });

  test("a document that is gone meanwhile leaves the room when its owner acts on it", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    const { user, main } = await openOwn();
    await user.click(await main.findByRole("button", { name: `Actions for ${LEASE.name}` }));
    await user.click(main.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    respond("POST /v1/rooms/documents/{id}/withdraw", { status: 404, json: { code: "rooms.not_found", msg: "Gone." } });
    respond(ROOM, { json: { room: { isOwner: true, audience: "nda", shelves: [] } } });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await main.findByText(/^You have not added any documents yet\. /u)).toBeVisible();
  });

  test("who lets readers download a PDF is told that covered text goes along", async () => {
    respond(OPENINGS, { json: { openings: [] } });
    const { user, main } = await openOwn();
    await user.click(await main.findByRole("button", { name: `Actions for ${LEASE.name}` }));
    await user.click(main.getByRole("button", { name: "Change" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).queryByText(/black boxes/u)).toBeNull();
    await choose(user, () => dropdown(dialog, "What readers may download"), "The file as it is");
    expect(within(dialog).getByText(/including text under black boxes/u)).toBeVisible();
  });

  test("the openings show in words who viewed which page for how long", async () => {
    const pages = [
      { page: 1, seconds: 40 },
      { page: 4, seconds: 200 },
      { page: 6, seconds: 0 },
    ];
    respond(OPENINGS, {
      json: {
        openings: [
          {
            reader: { id: crypto.randomUUID(), name: "Marie Roy", email: "marie@example.ca" },
            document: { id: LEASE.id, name: LEASE.name, pages: 12 },
            ...{ pages, downloads: 1, seconds: 240, lastAt: { seconds: 1_795_200_000 } },
          },
          {
            reader: { id: crypto.randomUUID(), name: "Luc Gagnon", email: "luc@example.ca" },
            document: { id: crypto.randomUUID(), name: "Photo", pages: 1 },
            pages: [{ page: 1, seconds: 1 }],
            ...{ downloads: 0, seconds: 1, lastAt: { seconds: 1_795_200_000 } },
          },
        ],
      },
    });
    const { user, main } = await openOwn();
    const list = within(await main.findByRole("region", { name: "Who opened what" }));
    expect(await list.findByText(/3 of 12 pages, 4 minutes, downloaded once/u)).toBeVisible();
    expect(list.getByText(/^Photo · 1 of 1 page, 1 second$/u)).toBeVisible();
    await user.click(list.getAllByText("Page by page")[0] as HTMLElement);
    expect(list.getByText("Page 4: 3 minutes")).toBeVisible();
    expect(list.getByText("Page 6")).toBeVisible();
  });
});
