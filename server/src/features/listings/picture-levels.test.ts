import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildForm, type Part } from "../../testing/forms.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { writeGrant } from "../access/grants.queries.ts";
import { insertRequest } from "../access/requests.queries.ts";

type Person = { uid: string; token: string };

const DRAFT = {
  ...{ type: "Office", subtype: "", title: "", price: "", listingType: "", province: "", city: "", description: "" },
  ...{ keywords: [], fields: {}, includes: [] },
};

describe("a picture and the document, each with a level", () => {
  let site: TestApp;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    member = await site.signInAs();
  });
  afterAll(() => site.close());

  /** A listing with a thumbnail, two photos and a document. */
  async function post(overrides: Readonly<Record<string, string>> = {}): Promise<string> {
    const content = await drawPng();
    const pictures = ["thumbnail", "images", "images"].map((name) => ({ name, filename: "a.png", content }));
    const document = { name: "documents", filename: "plan.pdf", content: PDF };
    const form = buildListingForm(overrides, [...pictures, document]);
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect(answer.text).toContain("propertyId");
    await publish(answer.body.msg.propertyId);
    return answer.body.msg.propertyId;
  }
  async function publish(id: string): Promise<void> {
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      has_exposure = true, expires_at = ${soon}::timestamptz WHERE id = ${id}`);
  }
  const read = async (id: string, { token } = member) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).body.property;
  const link = (id: string, { token }: Person) => site.call("GET", `/v1/property/${id}/document`, { token });
  const fetchFile = (url: string) => site.app.inject({ url });
  const change = (id: string, values: Record<string, string | string[]>) =>
    site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values) });
  const tokenOf = (url: string) => url.split("?")[0]?.split("/").at(-1) ?? "";

  /** Grants someone access to a listing; returns how to revoke it. */
  async function letIn(id: string, { uid }: Person): Promise<() => Promise<unknown>> {
    const [at, requestId] = [site.clock.now(), newId()];
    const about = { listingId: id, accountId: uid };
    const asked = { purpose: "buy", capacity: "self", company: "", message: "", askedAt: at } as const;
    await insertRequest(site.db, { id: requestId, ...about, ...asked, state: "approved" });
    await writeGrant(site.db, { ...about, requestId, fromAt: at, untilAt: new Date(at.getTime() + 1e9) });
    const now = () => site.clock.now().toISOString();
    return () =>
      site.db.execute(sql`UPDATE access_grants SET revoked_at = ${now()}::timestamptz
        WHERE listing_id = ${id} AND account_id = ${uid}`);
  }

  const RAISED = { pictureLevels: JSON.stringify({ thumbnail: "granted", photos: ["member", "nda"] }) };

  test("is for members unless the owner chose otherwise, as before", async () => {
    const property = await read(await post());
    expect(property).toMatchObject({ withheld: [], imageUrls: [expect.anything(), expect.anything()] });
    for (const url of [property.thumbnailUrl, ...property.imageUrls]) {
      expect(url).not.toContain("?");
      const { headers } = await fetchFile(url);
      expect(headers["cache-control"]).toBe("private, max-age=86400");
      // Also in a mail program, which is another site.
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    }
  });

  test("is hidden from those who may not see it, who are told that there are more but not how many", async () => {
    const id = await post(RAISED);
    const property = await read(id);
    expect(property.imageUrls).toHaveLength(1);
    expect(property.thumbnailUrl).toBe(property.imageUrls[0]);
    expect(property.withheld).toEqual([{ key: "photos", needs: "granted" }]);
    const own = await read(id, owner);
    expect(own.imageUrls).toHaveLength(2);
    expect(own.choices.pictures).toEqual({ thumbnail: "granted", photos: ["member", "nda"] });
    for (const url of [own.thumbnailUrl, own.imageUrls[1]]) {
      const answer = await fetchFile(url);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
      // Nobody opens it by its URL alone, or with someone else's link.
      expect((await fetchFile(url.split("?")[0])).statusCode).toBe(404);
      expect((await fetchFile(url.replace(owner.uid, member.uid))).statusCode).toBe(404);
    }
  });

  test("is shown to its owner as each audience sees it", async () => {
    const id = await post({ ...RAISED, teaser: "picture" });
    const { previews } = (await site.call("GET", `/v1/property/${id}/previews`, { token: owner.token })).body;
    const own = await read(id, owner);
    const [first, second] = own.imageUrls;
    const all = [own.thumbnailUrl, first, second].map(tokenOf);
    const [visitors, ...others] = previews;
    expect([visitors.page.pictureUrl, visitors.card.thumbnailUrl].map(tokenOf)).toEqual([all[1], all[1]]);
    const listUrls = ({ page }: { page: { thumbnailUrl: string; imageUrls: string[] } }) => [
      ...new Set([page.thumbnailUrl, ...page.imageUrls]),
    ];
    const seen = others.map((each: Parameters<typeof listUrls>[0]) => listUrls(each).map(tokenOf));
    expect(seen).toEqual([[all[1]], [all[1]], [all[1], all[2]], all]);
    for (const url of listUrls(previews[4])) expect((await fetchFile(url)).statusCode).toBe(200);
  });

  test("is never on a card, in favourites or on the public page", async () => {
    const id = await post({ ...RAISED, teaser: "picture" });
    const [open] = (await read(id)).imageUrls;
    const featured = await site.call("POST", "/v1/property/featured", { body: { city: "Toronto", limit: 10 } });
    const search = await site.call("POST", "/v1/property/search", {
      token: member.token,
      body: { type: "Commercial" },
    });
    await site.call("PUT", `/v1/favourites/${id}`, { token: member.token });
    const favourites = await site.call("GET", "/v1/favourites", { token: member.token });
    const mine = await site.call("GET", "/v1/property/mine", { token: owner.token });
    const lists = [featured.body, search.body.response, favourites.body, mine.body].map(({ properties }) => properties);
    const teaser = await site.call("GET", `/v1/property/${id}/teaser`);
    const covers = lists.map((list) => list.find((each: { id: string }) => each.id === id).thumbnailUrl);
    expect([...covers, teaser.body.teaser.pictureUrl]).toEqual(Array(5).fill(open));
    expect((await change(id, { pictureLevels: JSON.stringify({ photos: ["nda", "nda"] }) })).status).toBe(200);
    expect((await site.call("GET", `/v1/property/${id}/teaser`)).body.teaser.pictureUrl).toBeNull();
    expect((await fetchFile(open)).statusCode).toBe(404);
  });

  test("is a 404 a second after access was revoked, and five minutes after its link was created", async () => {
    const pictureLevels = JSON.stringify({ thumbnail: "granted", photos: ["member", "granted"] });
    const id = await post({ pictureLevels, levels: JSON.stringify({ document: "granted" }) });
    const buyer = await site.signInAs();
    const [before] = [await read(id, buyer)];
    expect([before.imageUrls.length, before.document]).toEqual([1, null]);
    const revoke = await letIn(id, buyer);
    const shown = await read(id, buyer);
    expect([shown.imageUrls.length, shown.document.name, shown.withheld]).toEqual([2, "plan.pdf", []]);
    const { url: document } = (await link(id, buyer)).body;
    const files = [shown.thumbnailUrl, shown.imageUrls[1], document];
    const statuses = async () => (await Promise.all(files.map(fetchFile))).map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([200, 200, 200]);
    site.clock.advance(5 * 60_000 - 1000);
    expect(await statuses()).toEqual([200, 200, 200]);
    site.clock.advance(2000);
    expect(await statuses()).toEqual([404, 404, 404]);
    const again = await read(id, buyer);
    files.splice(0, 3, again.thumbnailUrl, again.imageUrls[1], (await link(id, buyer)).body.url);
    expect(await statuses()).toEqual([200, 200, 200]);
    await revoke();
    site.clock.advance(1000);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await link(id, buyer)).status).toBe(404);
    expect((await read(id, buyer)).withheld).toEqual([
      { key: "document", needs: "granted" },
      { key: "photos", needs: "granted" },
    ]);
  });

  test("keeps its level in any order, in a copy and through a draft, and is included in the owner's export", async () => {
    const id = await post(RAISED);
    const own = await read(id, owner);
    const [open, raised] = own.imageUrls.map(tokenOf);
    expect((await change(id, { keepImages: [raised, open] })).status).toBe(200);
    expect((await read(id, owner)).choices.pictures.photos).toEqual(["nda", "member"]);
    expect((await read(id)).imageUrls.map(tokenOf)).toEqual([open]);
    const copy = await site.call("POST", `/v1/property/${id}/duplicate`, { token: owner.token, body: {} });
    const { draft } = copy.body;
    const levels = draft.files.map(({ field, level }: { field: string; level: string }) => [field, level]);
    expect(levels).toEqual(
      expect.arrayContaining([
        ["thumbnail", "granted"],
        ["images", "nda"],
        ["images", "member"],
      ]),
    );
    const last = draft.files.findLast(({ field }: { field: string }) => field === "images");
    const saved = await site.call("POST", `/v1/drafts/${draft.id}`, {
      token: owner.token,
      body: { content: draft.content, revision: draft.revision, pictureLevels: { [last.id]: "verified" } },
    });
    expect(saved.status).toBe(200);
    const posted = await site.call("POST", `/v1/property/?draft=${draft.id}`, {
      token: owner.token,
      ...buildListingForm(),
    });
    const copied = await read(posted.body.msg.propertyId, owner);
    expect(copied.choices.pictures).toEqual({ thumbnail: "granted", photos: ["nda", "verified"] });
    const exported = await site.call("POST", "/v1/auth/export", { token: owner.token, body: { password: PASSWORD } });
    const listing = exported.body.listings.find((each: { id: string }) => each.id === id);
    expect(listing.pictures.map(({ level }: { level: string }) => level)).toEqual(["granted", "nda", "member"]);
    for (const { url } of listing.pictures) {
      expect((await fetchFile(url.slice(site.config.publicUrl.length))).statusCode).toBe(200);
    }
  });

  describe.each(PICTURE_LEVELS)("of a thumbnail for %s", (level) => {
    const draw = async () => ({ name: "thumbnail", filename: "b.png", content: await drawPng() });
    const listed = async (id: string) => (await read(id, owner)).choices.pictures.thumbnail;
    const choose = (thumbnail: PictureLevel) => ({ pictureLevels: JSON.stringify({ thumbnail }) });
    const other: PictureLevel = level === "member" ? "nda" : "member";

    /** A draft with this thumbnail. */
    async function begin() {
      const path = `/v1/drafts/${newId()}`;
      const call = (pictureLevels = {}, revision = 0) =>
        site.call("POST", path, { token: owner.token, body: { content: DRAFT, revision, pictureLevels } });
      expect((await call()).status).toBe(200);
      const add = async () => {
        const answer = await site.call("POST", `${path}/files`, { token: owner.token, ...buildForm([await draw()]) });
        expect(answer.status).toBe(200);
        return answer.body.draft.files[0] as { id: string; level: PictureLevel };
      };
      const { id } = await add();
      expect((await call({ [id]: level }, 1)).status).toBe(200);
      const post = async (values: Record<string, string | string[]>, files: Part[] = []) => {
        const address = path.replace("/v1/drafts/", "/v1/property/?draft=");
        const answer = await site.call("POST", address, { token: owner.token, ...buildListingForm(values, files) });
        expect(answer.status).toBe(200);
        return listed(answer.body.msg.propertyId);
      };
      return { id, add, post };
    }

    test("another one has the same when the listing is changed, unless one is chosen", async () => {
      const id = await post({ pictureLevels: JSON.stringify({ thumbnail: level }) });
      const replace = async (values = {}) => {
        const answer = await site.call("PATCH", `/v1/property/${id}`, {
          token: owner.token,
          ...buildChange(values, [await draw()]),
        });
        expect(answer.status).toBe(200);
        return listed(id);
      };
      expect(await replace()).toBe(level);
      expect(await replace(choose(other))).toBe(other);
    });

    test("another one has the same in a draft, and once that is posted", async () => {
      const { id, add, post } = await begin();
      const another = await add();
      expect([another.id === id, another.level]).toEqual([false, level]);
      expect(await post({})).toBe(level);
    });

    test("another one that is sent with a draft's form has the same, unless one is chosen", async () => {
      const [all, none, chosen] = [await begin(), await begin(), await begin()];
      expect(await all.post({}, [await draw()])).toBe(level);
      expect(await none.post({ keepFiles: "" }, [await draw()])).toBe(level);
      expect(await chosen.post(choose(other), [await draw()])).toBe(other);
    });
  });

  test("an invalid level is rejected by name", async () => {
    const id = await post(RAISED);
    for (const wrong of ['{"thumbnail":"public"}', "[]", "nonsense", '{"photos":["all"]}']) {
      const answer = await change(id, { pictureLevels: wrong });
      expect([answer.status, Object.keys(answer.body.fields)], wrong).toEqual([400, ["pictureLevels"]]);
    }
  });
});
