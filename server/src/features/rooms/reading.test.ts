import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { roomDocuments } from "./rooms.tables.ts";

describe("a listing's room", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let listing: string;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
    [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
  });
  afterAll(() => site.close());

  const read = (token: string, id = listing) => site.call("GET", `/v1/rooms/${id}`, { token });
  const file = (values: Partial<typeof roomDocuments.$inferInsert> = {}) =>
    site.db.insert(roomDocuments).values({
      ...{ id: newId(), listingId: listing, folder: "leases", position: 1, name: "Secret lease", kind: "pdf" },
      ...{ storageKey: "rooms/any.pdf", bytes: 1000, sha256: "0".repeat(64), pageSizes: [612, 792, 612, 792] },
      ...{ audience: "granted", download: "never", addedAt: site.clock.now() },
      ...values,
    });

  test("is empty at first, and hidden if the listing is", async () => {
    const reader = await site.signInAs();
    expect((await read(owner.token)).body).toEqual({ room: { isOwner: true, audience: "granted", shelves: [] } });
    expect((await read(reader.token)).body.room).toMatchObject({ isOwner: false, shelves: [] });
    for (const id of [newId(), "none"]) expect((await read(reader.token, id)).status).toBe(404);
    const [closed = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    expect((await read(reader.token, closed)).status).toBe(404);
    expect((await read(owner.token, closed)).status).toBe(200);
  });

  test("names a folder with withheld documents, but not how many or what", async () => {
    await file();
    await file({ folder: "summary", audience: "member", name: "Overview", position: 2 });
    await file({ folder: "legal", withdrawnAt: site.clock.now() });
    const member = await site.signInAs();
    const { text, body } = await read(member.token);
    expect(text).not.toContain("Secret lease");
    expect(body.room.shelves).toEqual([
      { folder: "summary", documents: [expect.objectContaining({ name: "Overview", pages: 2 })], needs: null },
      { folder: "leases", documents: [], needs: "granted" },
    ]);
    expect((await read(owner.token)).body.room.shelves).toMatchObject([
      { folder: "summary", needs: null },
      { folder: "leases", documents: [{ name: "Secret lease", kind: "pdf", download: "never" }], needs: null },
    ]);
  });

  test("requires a signature only if there is an agreement to sign", async () => {
    const [offered = ""] = await site.addListings([{ ownerId: owner.uid }]);
    await file({ listingId: offered, audience: "nda" });
    const member = await site.signInAs();
    const findNeeds = async () => (await read(member.token, offered)).body.room.shelves[0].needs;
    expect(await findNeeds()).toBe("granted");
    const choice = { token: owner.token, body: { kind: "standard" } };
    expect((await site.call("POST", `/v1/property/${offered}/agreement`, choice)).status).toBe(200);
    expect(await findNeeds()).toBe("nda");
  });
});
