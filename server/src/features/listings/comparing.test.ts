import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("comparing listings", () => {
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

  const compare = (ids: readonly unknown[], token = buyer.token) =>
    site.call("POST", "/v1/property/compare", { token, body: { ids } });
  const offer = async (rows: readonly object[]) =>
    site.addListings(rows.map((row) => ({ ownerId: owner.uid, ...row })));

  test("each listing is returned once, in the order of the request, as on its page", async () => {
    const [one = "", two = ""] = await offer([{ title: "One" }, { title: "Two" }]);
    const { status, body } = await compare([two, one, two.toUpperCase()]);
    expect(status).toBe(200);
    expect(body.compared.map(({ id }: { id: string }) => id)).toEqual([two, one]);
    for (const { id, property } of body.compared) {
      const page = await site.call("GET", `/v1/property/getProperty/${id}`, { token: buyer.token });
      expect(property).toEqual(page.body.property);
    }
  });

  test("a listing that the viewer may not see is answered like one that does not exist", async () => {
    const hidden = await offer([{ status: "draft" }, { status: "closed" }]);
    const [active = ""] = await offer([{}]);
    const missing = newId();
    for (const { token } of [buyer, administrator]) {
      const { status, body } = await compare([...hidden, missing, active], token);
      expect(status).toBe(200);
      expect(body.compared.slice(0, 3)).toEqual([...hidden, missing].map((id) => ({ id, property: null })));
      expect(body.compared[3].property.id).toBe(active);
    }
  });

  test("owners compare their own drafts, and a listing that has just ended is gone for others", async () => {
    const expiresAt = new Date(site.clock.now().getTime() + 1000);
    const [draft = "", ending = ""] = await offer([{ status: "draft" }, { expiresAt }]);
    expect((await compare([draft], owner.token)).body.compared[0].property.status).toBe("draft");
    expect((await compare([ending])).body.compared[0].property).not.toBeNull();
    site.clock.advance(1000);
    expect((await compare([ending])).body.compared[0].property).toBeNull();
  });

  test("comparing does not count as a visit, and records nothing", async () => {
    const [id = ""] = await offer([{}]);
    const countAudited = async () => (await site.db.execute(sql`SELECT count(*) FROM audit_entries`)).rows;
    const reader = await site.signInAs();
    const before = await countAudited();
    await compare([id], reader.token);
    await compare([id], administrator.token);
    expect(await countAudited()).toEqual(before);
    const { body } = await site.call("GET", "/v1/views/recent", { token: reader.token });
    expect(body.properties).toEqual([]);
    const page = await site.call("GET", `/v1/property/getProperty/${id}`, { token: owner.token });
    expect(page.body.property.views).toBe(0);
  });

  test("up to four ids are compared, and anything else is rejected", async () => {
    const ids = Array.from({ length: 5 }, () => newId());
    expect((await compare(ids.slice(0, 4))).status).toBe(200);
    for (const wrong of [ids, [], ["abc"], [1], [null]]) expect((await compare(wrong)).status).toBe(400);
    expect((await site.call("POST", "/v1/property/compare", { body: { ids } })).status).toBe(401);
  });
});
