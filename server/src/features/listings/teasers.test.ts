import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBareBuild } from "../../testing/bare-build.ts";
import { buildChange, buildListingForm, drawPng } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const ADDRESS = "4711 Canary Row";
const FORM = {
  type: "Investment Properties",
  subtype: "Multi-Family",
  otherTitle: "Douze logements en brique",
  otherDescription: "Une description.",
  fields: JSON.stringify({ netOperatingIncome: 187_654, capRate: 6.25, zoning: "CR", totalArea: 12_100 }),
  levels: JSON.stringify({ netOperatingIncome: "nda", totalArea: "public" }),
  banded: JSON.stringify(["netOperatingIncome"]),
  confidential: JSON.stringify({ streetAddress: ADDRESS }),
  teaser: "picture",
  // The card would keep its picture public.
  visitorCard: "public",
};

describe("a listing's public page", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({}, { pages: makeBareBuild() });
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now(), lastName: "Nobodyknows" });
  });
  afterAll(async () => {
    await site.close();
  });

  async function post(overrides: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
    const picture = { name: "images", filename: "a.png", content: await drawPng() };
    const form = buildListingForm({ ...FORM, ...overrides }, [picture]);
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect(answer.text).toContain("propertyId");
    const id: string = answer.body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz WHERE id = ${id}`);
    return id;
  }
  const read = (id: string) => site.call("GET", `/v1/property/${id}/teaser`);
  const open = (path: string) => site.app.inject({ method: "GET", url: path, headers: { accept: "text/html" } });
  const change = (id: string, values: Parameters<typeof buildChange>[0]) =>
    site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values) });

  test("shows what everyone may read, and says what it takes to see the rest", async () => {
    const id = await post();
    const { teaser } = (await read(id)).body;
    expect(teaser).toMatchObject({
      id,
      titles: { en: "Brick storefront on a corner", fr: FORM.otherTitle },
      ...{ city: "Toronto", province: "Ontario", subtype: "Multi-Family", listingType: "sale" },
      ...{ price: null, sale: { kind: "on_request" }, pictureUrl: expect.stringContaining("/files/pictures/") },
      facts: [
        {
          key: "totalArea",
          label: { en: "Total Area", fr: "Superficie totale" },
          text: { en: "12,100 sq ft" },
          metricText: { en: "1,124.1 m²" },
        },
      ],
    });
    const named = teaser.withheld.map(({ key, needs, band }: { key: string; needs: string; band: unknown }) => [
      ...[key, needs, band],
    ]);
    expect(named).toEqual([
      ["price", "member", null],
      ["netOperatingIncome", "granted", { from: 100_000, to: 250_000 }],
      ["capRate", "member", null],
      ["zoning", "member", null],
      ["streetAddress", "granted", null],
      ["poster", "member", null],
      ["photos", "member", null],
    ]);
    expect((await site.app.inject({ url: teaser.pictureUrl })).statusCode).toBe(200);
  });

  test("reveals neither a hidden value nor the description nor the owner", async () => {
    const { text } = await read(await post({ postedAs: "owner" }));
    for (const secret of ["187654", "6.25", ADDRESS, "450000", "dry basement", "Nobodyknows", owner.uid])
      expect(text).not.toContain(secret);
  });

  test("shows the space for rent only if the price is public", async () => {
    const lease = { kind: "amount", amountCents: 24_00, per: "sqft_year", basis: "gross", additional: null };
    const space = { from: 1_234_500, to: null };
    const rent = {
      ...{ listingType: "rent", price: undefined, fields: JSON.stringify({ totalArea: 50_000 }), teaser: "text" },
      ...{ lease: JSON.stringify(lease), availableArea: JSON.stringify(space) },
    };
    for (const price of ["granted", "member"]) {
      const { text, body } = await read(await post({ ...rent, levels: JSON.stringify({ totalArea: "nda", price }) }));
      expect(body.teaser).toMatchObject({ lease: { kind: "on_request" }, availableArea: null });
      expect(text).not.toContain("12345");
    }
    const { teaser } = (await read(await post({ ...rent, levels: JSON.stringify({ price: "public" }) }))).body;
    expect(teaser).toMatchObject({ lease, availableArea: space });
  });

  test("is off unless the owner enabled it, and has no picture unless they chose that", async () => {
    const id = await post({ teaser: undefined });
    expect((await read(id)).status).toBe(404);
    expect((await open(`/listing/${id}`)).statusCode).toBe(404);
    expect((await change(id, { teaser: "text" })).status).toBe(200);
    expect((await read(id)).body.teaser.pictureUrl).toBeNull();
    expect((await change(id, { title: "Another title" })).status).toBe(200);
    expect((await read(id)).body.teaser.titles.en).toBe("Another title");
    const wrong = await change(id, { teaser: "all" });
    expect([wrong.status, wrong.body.fields.teaser]).toEqual([400, "Please choose “off”, “text” or “picture”."]);
  });

  test("is sent as a page in both languages, at one URL, and revalidated each time", async () => {
    const id = await post();
    for (const path of [`/listing/${id}`, `/fr/listing/${id}`]) {
      const page = await open(path);
      expect([page.statusCode, page.headers["cache-control"]], path).toEqual([200, "public, no-cache"]);
      expect(page.body).toContain(FORM.otherTitle);
      expect(page.body).not.toContain("noindex");
      expect(page.headers.link).toContain(`/fr/listing/${id}>; rel="alternate"; hreflang="fr"`);
    }
    const moved = await open(`/listing/${id.toUpperCase()}?utm=a`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/listing/${id}?utm=a`]);
    for (const path of ["/listing", "/fr/listing/", "/listing/nonsense", `/listing/${owner.uid}`, `/listing/${id}/x`]) {
      const missing = await open(path);
      expect([path, missing.statusCode]).toEqual([path, 404]);
      expect(missing.body).toContain("noindex");
    }
  });

  test.each(["draft", "paused", "expired", "closed", "removed"])("is gone while the listing is %s", async (status) => {
    const id = await post();
    const { pictureUrl } = (await read(id)).body.teaser;
    await site.db.execute(sql`UPDATE listings SET status = ${status},
      paused_at = ${status === "paused" ? sql`created_at` : null} WHERE id = ${id}`);
    expect([(await read(id)).status, (await open(`/listing/${id}`)).statusCode]).toEqual([404, 404]);
    expect((await site.app.inject({ url: pictureUrl })).statusCode).toBe(404);
  });

  describe("with a picture", () => {
    const tokenOf = (url: string) => url.split("?")[0]?.split("/").at(-1) ?? "";
    const statusOf = async (url: string) => (await site.app.inject({ url: `${url}?w=2048` })).statusCode;
    const findCover = async (id: string) => {
      const { token } = await site.signInAs();
      await site.call("PUT", `/v1/favourites/${id}`, { token });
      const { property } = (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).body;
      const favourites = (await site.call("GET", "/v1/favourites", { token })).body.properties;
      expect(favourites[0].thumbnailUrl).toBe(property.thumbnailUrl);
      return property.thumbnailUrl;
    };

    test.each(["off", "text"])(
      "leaves members the picture at an address that was never public, once its owner chooses “%s”",
      async (teaser) => {
        const id = await post();
        const { pictureUrl } = (await read(id)).body.teaser;
        expect(await findCover(id)).toBe(pictureUrl);
        expect((await change(id, { title: "Another title" })).status).toBe(200);
        expect(await statusOf(pictureUrl)).toBe(200);
        expect((await change(id, { teaser })).status).toBe(200);
        expect(await statusOf(pictureUrl)).toBe(404);
        const cover = await findCover(id);
        expect([cover === pictureUrl, await statusOf(cover)]).toEqual([false, 200]);
        expect((await change(id, { title: "A third title" })).status).toBe(200);
        expect(await findCover(id)).toBe(cover);
      },
    );

    test("gives the picture a new address once it shows another one, or once the picture is raised", async () => {
      const id = await post();
      const { pictureUrl: first } = (await read(id)).body.teaser;
      const picture = { name: "images", filename: "b.png", content: await drawPng(80) };
      await site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange({}, [picture]) });
      expect(await statusOf(first)).toBe(200);
      const own = await site.call("GET", `/v1/property/getProperty/${id}`, { token: owner.token });
      const keepImages = own.body.property.imageUrls.map(tokenOf).toReversed();
      expect((await change(id, { keepImages })).status).toBe(200);
      const { pictureUrl: second } = (await read(id)).body.teaser;
      expect([await statusOf(first), await statusOf(second), second]).toEqual([
        404,
        200,
        own.body.property.imageUrls[1],
      ]);
      expect((await change(id, { pictureLevels: '{"photos":["nda"]}' })).status).toBe(200);
      const { pictureUrl: third } = (await read(id)).body.teaser;
      expect([await statusOf(second), await statusOf(third)]).toEqual([404, 200]);
      expect((await change(id, { pictureLevels: '{"photos":["member"]}', teaser: "off" })).status).toBe(200);
      expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([404, 404, 404]);
    });

    test("gives a thumbnail a new address, too", async () => {
      const id = await post();
      const thumbnail = { name: "thumbnail", filename: "c.png", content: await drawPng(90) };
      await site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange({}, [thumbnail]) });
      const { pictureUrl } = (await read(id)).body.teaser;
      expect((await change(id, { teaser: "off" })).status).toBe(200);
      const cover = await findCover(id);
      expect([await statusOf(pictureUrl), await statusOf(cover)]).toEqual([404, 200]);
    });
  });

  test("is in a separate sitemap while it is shown", async () => {
    const [shown, hidden] = [await post(), await post({ teaser: "off" })];
    const list = async () => {
      site.clock.advance(61_000);
      return (await open("/sitemap-listing.xml")).body;
    };
    expect((await open("/robots.txt")).body).toContain("/sitemap-listing.xml");
    expect(await list()).toContain(`/fr/listing/${shown}</loc>`);
    expect(await list()).not.toContain(hidden);
    await change(shown, { teaser: "off" });
    expect(await list()).not.toContain(shown);
  });

  test("names an agent's brokerage, which the laws require of an advertisement, and counts no visit", async () => {
    const id = await post();
    await site.db.execute(sql`INSERT INTO agents (account_id, brokerage_name, province, city, is_real_estate_member, created_at) VALUES (${owner.uid}, 'Harbour Realty', 'Ontario', 'Toronto', false, now())
      ON CONFLICT (account_id) DO UPDATE SET brokerage_name = excluded.brokerage_name`);
    expect((await read(id)).body.teaser.brokerageName).toBe("Harbour Realty");
    await change(id, { levels: JSON.stringify({ poster: "nda" }) });
    expect((await read(id)).body.teaser.brokerageName).toBeNull();
    const byOwner = await post({ postedAs: "owner" });
    expect((await read(byOwner)).body.teaser.brokerageName).toBeNull();
    const own = await site.call("GET", `/v1/property/getProperty/${id}`, { token: owner.token });
    expect(own.body.property).toMatchObject({ views: 0, hasTeaser: true, choices: { teaser: "picture" } });
  });
});
