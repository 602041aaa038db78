import type { Features } from "@vestpocket/domain/listings/listings.schema";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertPictures } from "./listings.queries.ts";

describe("reading a listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let buyer: { uid: string; token: string };
  let administrator: { uid: string; token: string };

  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
    buyer = await site.signInAs();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const read = (id: string, token?: string) =>
    site.call("GET", `/v1/property/getProperty/${id}`, token === undefined ? {} : { token });

  test("a signed-in person reads every field of an active listing", async () => {
    const features: Features = JSON.parse('{"lotSize": 4200, "zoning": "CR", "includes": ["Signage"]}');
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, features, keywords: ["corner"], hasExposure: true },
    ]);
    const answer = await read(id, buyer.token);
    expect(answer.status).toBe(200);
    expect(answer.body.property).toEqual({
      id,
      name: "Corner store with a flat above",
      language: "en",
      isMachineTranslated: false,
      translation: null,
      city: "Toronto",
      province: "Ontario",
      type: "Commercial",
      subtype: "Retail",
      price: 850_000,
      sale: { kind: "amount", amountCents: 850_000_00 },
      lease: null,
      availableArea: null,
      measures: {
        salePrice: 850_000_00,
        salePerSqft: null,
        rentMonthNet: null,
        rentMonthGross: null,
        rentSqftYearNet: null,
        rentSqftYearGross: null,
      },
      description: "A well-kept storefront on a busy corner.",
      thumbnailUrl: null,
      imageUrls: [],
      createdAt: { seconds: site.clock.now().getTime() / 1000 },
      confirmedAt: { seconds: site.clock.now().getTime() / 1000 },
      listingOwner: owner.uid,
      designation: null,
      licence: null,
      listingType: "sale",
      postedAs: "agent",
      features,
      confidential: {},
      withheld: [],
      bands: {},
      choices: null,
      revealed: [],
      hasTeaser: false,
      visitorCard: "full",
      keywords: ["corner"],
      boosts: { exposure: true, priority: false },
      status: "active",
      document: null,
      views: null,
    });
  });

  test("a card says when it was added, and names an agent who listed it but not an owner", async () => {
    const agent = await addAgent(site, { firstName: "Zoé", lastName: "Roy", brokerageName: "Quai Inc." });
    const someone = await site.addAccount({ firstName: "Luc", lastName: "Roy" });
    const keywords = ["named-card"];
    await site.addListings([
      { ownerId: agent.uid, keywords, title: "By an agent" },
      { ownerId: agent.uid, keywords, title: "By an owner", postedAs: "owner" },
      { ownerId: someone.uid, keywords, title: "Without a brokerage" },
    ]);
    const { body } = await site.call("POST", "/v1/property/search", { token: buyer.token, body: { keywords } });
    const createdAt = { seconds: Math.floor(site.clock.now().getTime() / 1000) };
    const cards: { name: string }[] = body.response.properties;
    expect(Object.fromEntries(cards.map(({ name, ...card }) => [name, card]))).toMatchObject({
      "By an agent": { createdAt, agent: { name: "Zoé Roy", brokerageName: "Quai Inc." } },
      "By an owner": { createdAt, agent: null },
      "Without a brokerage": { agent: { name: "Luc Roy", brokerageName: null } },
    });
    expect(cards).toHaveLength(3);
  });

  test.each(["draft", "expired", "closed", "removed"] as const)(
    "a %s listing is visible to its owner and confirmed administrators only",
    async (status) => {
      const [id = ""] = await site.addListings([{ ownerId: owner.uid, status }]);
      const hidden = await read(id, buyer.token);
      const missing = await read(newId(), buyer.token);
      expect(hidden.status).toBe(404);
      expect({ ...hidden.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" });
      expect((await read(id, owner.token)).status).toBe(200);
      expect((await read(id, administrator.token)).status).toBe(200);
    },
  );

  test("a listing that has ended is hidden at once, before any job runs", async () => {
    const expiresAt = new Date(site.clock.now().getTime() + 1000);
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, expiresAt }]);
    expect((await read(id, buyer.token)).status).toBe(200);
    site.clock.advance(1000);
    expect((await read(id, buyer.token)).status).toBe(404);
    expect((await read(id, owner.token)).status).toBe(200);
  });

  test.each(["abc", "1", "%00", "..%2f..%2fetc", newId()])(
    "reading the listing '%s' is answered with 404",
    async (id) => {
      const answer = await read(id, buyer.token);
      expect(answer.status).toBe(404);
      expect(answer.body.error).toBe(answer.body.msg);
    },
  );

  test("a visitor who is not signed in gets 401 before the id is looked at", async () => {
    const [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
    for (const each of [id, "abc"]) expect((await read(each)).body.code).toBe("sessions.sign_in_needed");
  });

  test("a listing's picture is shown while it is active", async () => {
    const [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const token = "abcdefghijklmnopqrstuv";
    await openFileStore(site.config).write("demo/one.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    await insertPictures(site.db, [
      { token, listingId: id, position: 0, storageKey: "demo/one.svg", mediaType: "image/svg+xml" },
    ]);
    const { thumbnailUrl } = (await read(id, buyer.token)).body.property;
    const shown = await site.call("GET", thumbnailUrl);
    expect(shown.status).toBe(200);
    expect(shown.headers["cache-control"]).toBe("private, max-age=86400");
    expect(shown.headers["content-security-policy"]).toContain("sandbox");
    expect((await site.call("GET", "/files/pictures/abcdefghijklmnopqrstuw")).status).toBe(404);
    await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${id}`);
    expect((await site.call("GET", thumbnailUrl)).status).toBe(404);
  });

  test("a listing's owner is shown without e-mail and phone", async () => {
    const answer = await site.call("POST", "/v1/property/owner", { body: { uid: owner.uid }, token: buyer.token });
    expect(answer.body).toEqual({
      owner: {
        uid: owner.uid,
        firstName: "Amélie",
        lastName: "Tremblay",
        profilePictureUrl: null,
        brokerageName: null,
        isAgent: false,
        replyBand: null,
      },
    });
    expect((await site.call("POST", "/v1/property/owner", { body: { uid: newId() }, token: buyer.token })).status).toBe(
      404,
    );
    expect((await site.call("POST", "/v1/property/owner", { body: { uid: "x" }, token: buyer.token })).status).toBe(
      400,
    );
    expect((await site.call("POST", "/v1/property/owner", { body: { uid: owner.uid } })).status).toBe(401);
  });
});
