import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "../../consistency.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { startClamd } from "../../testing/clamd-server.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listOpenSecrets } from "./secrets.queries.ts";

const FORM = {
  type: "Investment Properties",
  subtype: "Multi-Family",
  fields: JSON.stringify({ netOperatingIncome: 187_654, zoning: "CR" }),
};
const RAISED = {
  levels: JSON.stringify({ price: "granted", netOperatingIncome: "granted" }),
  confidential: JSON.stringify({ streetAddress: "4711 Canary Row" }),
};
const PRICE = 450_000;

type Change = readonly [Parameters<typeof buildChange>[0], Parameters<typeof buildChange>[1]?];

describe("a change saved while another one's document is being scanned", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let site: TestApp;
  let owner: { uid: string; token: string };
  let member: { uid: string; token: string };
  let png: Buffer;
  beforeAll(async () => {
    clamd = await startClamd();
    site = await buildTestApp({ CLAMD_URL: clamd.url });
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    member = await site.signInAs();
    png = await drawPng();
  });
  afterAll(async () => {
    await site.close();
    await clamd.close();
  });

  const photo = () => ({ name: "images", filename: "a.png", content: png });
  const document = () => ({ name: "documents", filename: "new.pdf", content: PDF });
  async function post(overrides: Parameters<typeof buildListingForm>[0] = {}, photos = 2): Promise<string> {
    const form = buildListingForm({ ...FORM, ...overrides }, Array.from({ length: photos }, photo));
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect(answer.text).toContain("propertyId");
    const id: string = answer.body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz WHERE id = ${id}`);
    return id;
  }
  const change = (id: string, [values, files]: Change) =>
    site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values, files) });
  const read = async (id: string, { token } = owner) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).body.property;

  /** Sends a change with a document, and the other while that is being scanned. The second answer is the slow one's. */
  async function interleave(id: string, { slow, quick }: { slow: Change; quick: Change }): Promise<[Answer, Answer]> {
    const [values, files = []] = slow;
    const scan = clamd.holdNext();
    const answered = change(id, [values, [...files, document()]]);
    await scan.reached;
    const during = await change(id, quick);
    scan.release();
    return [during, await answered];
  }
  const toToken = (url: string) => url.split("?")[0]?.split("/").at(-1) ?? "";
  const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

  test("keeps the values it raised from every member", async () => {
    const id = await post();
    expect(await read(id, member)).toMatchObject({ price: PRICE, features: { netOperatingIncome: 187_654 } });
    expect(statusesOf(await interleave(id, { slow: [{}, [photo()]], quick: [RAISED] }))).toEqual([200, 200]);
    expect(await read(id, member)).toMatchObject({ price: null, features: { zoning: "CR" }, confidential: {} });
    const own = await read(id);
    expect(own).toMatchObject({ price: PRICE, confidential: { streetAddress: "4711 Canary Row" } });
    expect([own.imageUrls.length, own.document.name]).toEqual([3, "new.pdf"]);
    expect(await listOpenSecrets(site.db)).toEqual([]);
  });

  test("stays when the slow one raises values", async () => {
    const id = await post();
    const quick = { title: "Another title", price: "460000" };
    expect(statusesOf(await interleave(id, { slow: [RAISED], quick: [quick] }))).toEqual([200, 200]);
    expect(await read(id, member)).toMatchObject({ name: "Another title", price: null, confidential: {} });
    expect(await read(id)).toMatchObject({ name: "Another title", price: 460_000, document: { name: "new.pdf" } });
  });

  test("stays with its lowered values and its public page, which the slow one does not name", async () => {
    const id = await post(RAISED);
    const quick = { levels: "{}", teaser: "text", keywords: ["dry basement"] };
    expect(statusesOf(await interleave(id, { slow: [{ title: "Another title" }], quick: [quick] }))).toEqual([
      200, 200,
    ]);
    expect(await read(id, member)).toMatchObject({ name: "Another title", price: PRICE, hasTeaser: true });
    expect((await read(id)).keywords).toEqual(["dry basement"]);
  });

  test("keeps the level of a replaced document and of a raised thumbnail", async () => {
    const id = await post();
    await change(id, [{}, [{ ...photo(), name: "thumbnail" }, document()]]);
    const quick = { levels: JSON.stringify({ document: "granted" }), pictureLevels: '{"thumbnail":"granted"}' };
    const slow = [{}, [{ ...photo(), name: "thumbnail" }]] as const;
    expect(statusesOf(await interleave(id, { slow, quick: [quick] }))).toEqual([200, 200]);
    expect((await read(id)).choices.pictures.thumbnail).toBe("granted");
    expect((await read(id, member)).document).toBeNull();
  });

  test("never has its thumbnail shown to those whom the slow one allows to see another", async () => {
    const id = await post();
    const thumbnail = { ...photo(), name: "thumbnail" };
    await change(id, [{ pictureLevels: '{"thumbnail":"granted"}' }, [thumbnail]]);
    const slow = [{ pictureLevels: '{"thumbnail":"member"}' }] as const;
    const replaced = await interleave(id, { slow, quick: [{}, [thumbnail]] });
    expect(statusesOf(replaced)).toEqual([200, 400]);
    expect(replaced[1].body.fields).toEqual({
      pictureLevels: "The photos have changed since you opened the form. Please check again who can see them.",
    });
    expect((await read(id)).choices.pictures.thumbnail).toBe("granted");
    await change(id, [slow[0]]);
    const quick = [{ pictureLevels: '{"thumbnail":"nda"}' }] as const;
    expect(statusesOf(await interleave(id, { slow: [slow[0], [thumbnail]], quick }))).toEqual([200, 400]);
    expect((await read(id)).choices.pictures.thumbnail).toBe("nda");
    const both = await interleave(id, { slow: [slow[0], [thumbnail]], quick: [{}, [thumbnail]] });
    expect(statusesOf(both)).toEqual([200, 200]);
  });

  test("makes the slow one be refused, and nothing of it be stored, if the two do not fit together", async () => {
    const id = await post({}, 3);
    const quick = { type: "Commercial", subtype: "Retail", fields: "{}" };
    const foreign = await interleave(id, { slow: [{ subtype: "Office Buildings" }], quick: [quick] });
    expect(statusesOf(foreign)).toEqual([200, 400]);
    expect(foreign[1].body.fields).toEqual({ subtype: "This subtype does not belong to this category." });
    const tooMany = await interleave(id, { slow: [{}, [photo()]], quick: [{}, [photo()]] });
    expect(statusesOf(tooMany)).toEqual([200, 400]);
    expect(tooMany[1].body.fields).toEqual({ images: "You can only upload a maximum of 4 photos." });
    expect(await read(id)).toMatchObject({ subtype: "Retail", document: null });
    const now = new Date(Date.now() + 2 * HOUR_MS);
    const found = await findInconsistencies({ db: site.db, files: openFileStore(site.config), now });
    expect(found).toMatchObject({ rowsWithoutFiles: [], filesWithoutRows: [] });
  });

  test("never has its photos shown to those whom the slow one allows to see others", async () => {
    const id = await post();
    const added = [{ pictureLevels: '{"photos":["member","member","granted"]}' }, [photo()]] as const;
    const slow = [{ pictureLevels: '{"photos":["member","member","member"]}' }, [photo()]] as const;
    const [during, refused] = await interleave(id, { slow, quick: added });
    expect([during.status, refused.status]).toEqual([200, 400]);
    expect(refused.body.fields).toEqual({
      pictureLevels: "The photos have changed since you opened the form. Please check again who can see them.",
    });
    expect((await read(id)).choices.pictures.photos).toEqual(["member", "member", "granted"]);
  });

  test("keeps what it changed in an object of which the slow one changes another key", async () => {
    const id = await post(RAISED);
    const quick = {
      levels: { netOperatingIncome: "nda", zoning: "granted" },
      confidential: { streetAddress: "4713 Canary Row" },
      fields: { capRate: 5 },
    };
    const slow = {
      levels: { price: null },
      confidential: { postalCode: "M5V 1A1" },
      fields: { zoning: "CR2", netOperatingIncome: null },
      banded: { capRate: null },
    };
    const asChange = (changes: object): Change => [{ changes: JSON.stringify(changes) }];
    expect(statusesOf(await interleave(id, { slow: asChange(slow), quick: asChange(quick) }))).toEqual([200, 200]);
    const own = await read(id);
    expect(own.choices).toMatchObject({ levels: { netOperatingIncome: "nda", zoning: "granted" }, banded: [] });
    expect(own.confidential).toEqual({ streetAddress: "4713 Canary Row", postalCode: "M5V 1A1" });
    expect(own.features).toEqual({ capRate: 5, zoning: "CR2" });
    expect(await read(id, member)).toMatchObject({ price: PRICE, features: { capRate: 5 }, confidential: {} });
  });

  test("keeps the level of a picture that the slow one does not name", async () => {
    const id = await post();
    const [first, second] = (await read(id)).imageUrls.map(toToken);
    const slow = { changes: JSON.stringify({ pictures: { [second]: "nda" }, newPhotos: ["verified"] }) };
    const quick = { changes: JSON.stringify({ pictures: { [first]: "granted" } }) };
    expect(statusesOf(await interleave(id, { slow: [slow, [photo()]], quick: [quick] }))).toEqual([200, 200]);
    expect((await read(id)).choices.pictures.photos).toEqual(["granted", "nda", "verified"]);
    const removed = await interleave(id, { slow: [slow], quick: [{ keepImages: [first] }] });
    expect(statusesOf(removed)).toEqual([200, 400]);
    expect(removed[1].body.fields).toHaveProperty("pictureLevels");
  });
});
