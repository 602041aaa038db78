import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { listContracts } from "../../testing/contracts.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const SEALED = {
  pictureLevels: JSON.stringify({ thumbnail: "nda", photos: ["nda"] }),
  levels: JSON.stringify({ document: "nda" }),
  wayIn: "signing",
};
/** The longest that a link stays valid. */
const LINK_LIFE_MS = 5 * 60_000;

describe("what a listing and its room let a reader open", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let listing: string;
  /** In the room: one that is saved with marks, one unmarked, and a picture. */
  let documents: string[];
  /** Every call that reads a room document. */
  let reading: readonly Contract[];
  type Person = Awaited<ReturnType<typeof people.enter>>;

  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
    reading = (await listContracts()).filter(
      ({ method, path }) => method === "GET" && path.startsWith("/v1/rooms/documents/{id}"),
    );
    const png = await drawPng();
    const pictures = ["thumbnail", "images"].map((name) => ({ name, filename: "Photo.png", content: png }));
    const plan = { name: "documents", filename: "plan.pdf", content: PDF };
    const form = buildListingForm(SEALED, [...pictures, plan]);
    listing = (await site.call("POST", "/v1/property/", { ...people.owner, ...form })).body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 9e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      has_exposure = true, expires_at = ${soon}::timestamptz WHERE id = ${listing}`);
    const pdf = await buildPdf({ pages: 1, lines: 3 });
    documents = [
      await add(pdf, "Leases.pdf", "stamped"),
      await add(pdf, "Rent roll.pdf", "original"),
      await add(png, "Plan.png", "stamped"),
    ];
    expect((await people.askForSignatures(listing)).status).toBe(200);
  });
  afterAll(() => site.close());

  async function add(content: Uint8Array, name: string, download: string): Promise<string> {
    const path = `/v1/rooms/${listing}/documents?audience=nda&download=${download}`;
    const form = buildDocumentForm(content, name);
    return (await site.call("POST", path, { token: people.owner.token, ...form })).body.document.id;
  }

  /** Every signed link in this reader's responses about the listing. */
  async function collectLinks({ token }: Person): Promise<string[]> {
    const page = await site.call("GET", `/v1/property/getProperty/${listing}`, { token });
    const plan = await site.call("GET", `/v1/property/${listing}/document`, { token });
    return [...`${page.text} ${plan.text}`.matchAll(/\/files\/[^"\s]+/gu)].map(([url]) => url);
  }
  const follow = async (links: readonly string[]) =>
    new Set(await Promise.all(links.map(async (url) => (await site.app.inject({ url })).statusCode)));

  /** This reader's responses for every call that reads a room document. */
  async function readAll({ token }: Person): Promise<Set<number>> {
    const addresses = documents.flatMap((id) =>
      reading.map(({ path }) => path.replace("{id}", id).replace("{page}", "1")),
    );
    const statuses = new Set<number>();
    for (const address of addresses) statuses.add((await site.call("GET", address, { token })).status);
    return statuses;
  }

  /** The names of the documents that this reader opened, in their data export. */
  async function listExported({ token }: Person): Promise<(string | null)[]> {
    const { body } = await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } });
    return body.roomOpenings.map(({ document }: { document: string | null }) => document);
  }

  async function enterSigner(): Promise<{ reader: Person; signature: string }> {
    const reader = await people.enter();
    return { reader, signature: (await people.sign(reader, listing)).body.id };
  }

  async function letIn(): Promise<{ reader: Person; grant: string }> {
    const { reader } = await enterSigner();
    await people.ask(reader, listing);
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 30 });
    const requests = await people.list("current", listing);
    const mine = requests.find((each: { asker: { email: string } }) => each.asker.email === reader.email);
    return { reader, grant: mine.grant.id };
  }

  /** Someone who may read everything, and what ends their access. */
  const LOSSES: Readonly<Record<string, () => Promise<{ reader: Person; lose: () => Promise<unknown> }>>> = {
    "an approval that is revoked": async () => {
      const { reader, grant } = await letIn();
      return { reader, lose: () => people.put(people.owner, `grants/${grant}/revoke`, { reason: "Sold." }) };
    },
    "an approval whose days are over": async () => {
      const { reader, grant } = await letIn();
      const soon = new Date(site.clock.now().getTime() + 1000).toISOString();
      await site.db.execute(sql`UPDATE access_grants SET until_at = ${soon}::timestamptz WHERE id = ${grant}`);
      return { reader, lose: async () => site.clock.advance(1000) };
    },
    "a signature that its owner ends": async () => {
      const { reader, signature } = await enterSigner();
      return { reader, lose: () => people.put(people.owner, `signers/${signature}/end`, { reason: "Sold." }) };
    },
    "levels that the owner raises": async () => {
      const { reader } = await enterSigner();
      const raised = {
        pictureLevels: JSON.stringify({ thumbnail: "granted", photos: ["granted"] }),
        levels: JSON.stringify({ document: "granted" }),
      };
      const { token } = people.owner;
      const lose = async () => {
        await site.call("PATCH", `/v1/property/${listing}`, { token, ...buildChange(raised) });
        await site.db.execute(sql`UPDATE room_documents SET audience = 'granted' WHERE listing_id = ${listing}`);
      };
      return { reader, lose };
    },
    "a listing that is paused": async () => {
      const { reader } = await letIn();
      return { reader, lose: () => site.call("POST", `/v1/property/${listing}/pause`, { ...people.owner, body: {} }) };
    },
  };

  test("opens for authorized readers, and each link for five minutes at most", async () => {
    const { reader } = await letIn();
    const links = await collectLinks(reader);
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect([await readAll(reader), await follow(links)]).toEqual([new Set([200]), new Set([200])]);
    site.clock.advance(LINK_LIFE_MS);
    expect(await follow(links)).toEqual(new Set([404]));
    expect(await follow(await collectLinks(reader))).toEqual(new Set([200]));
  });

  test.each(Object.entries(LOSSES))(
    "%s opens nothing from the next request on, by any link, and the export names nothing",
    async (_name, enter) => {
      const { reader, lose } = await enter();
      const links = await collectLinks(reader);
      const open = () => site.call("GET", `/v1/rooms/documents/${documents[0]}/pages/1/text`, { token: reader.token });
      expect([(await open()).status, await follow(links)]).toEqual([200, new Set([200])]);
      expect(await listExported(reader)).toEqual(["Leases"]);
      await lose();
      expect([await readAll(reader), await follow(links)]).toEqual([new Set([404]), new Set([404])]);
      expect(await collectLinks(reader)).toEqual([]);
      expect(await listExported(reader)).toEqual([null]);
    },
  );
});
