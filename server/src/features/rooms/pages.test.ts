import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readText, readTexts } from "../../platform/pages/raster.ts";
import { createAccessJourneys } from "../../testing/access.ts";
import { drawPng } from "../../testing/listing-forms.ts";
import { buildPdfForm } from "../../testing/pdf-forms.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("the pages of a room's documents", () => {
  let site: TestApp;
  let journeys: Awaited<ReturnType<typeof createAccessJourneys>>;
  let listing: string;
  let document: string;
  type Person = Awaited<ReturnType<typeof journeys.enter>>;
  beforeAll(async () => {
    site = await buildTestApp();
    journeys = await createAccessJourneys(site);
    listing = await journeys.offer();
    const added = await site.call("POST", `/v1/rooms/${listing}/documents?folder=leases`, {
      token: journeys.owner.token,
      ...buildDocumentForm(await buildPdf({ pages: 3 })),
    });
    document = added.body.document.id;
  });
  afterAll(() => site.close());

  const read = (who: { token: string }, page: number | string = 1, query = "") =>
    site.call("GET", `/v1/rooms/documents/${document}/pages/${page}${query}`, { token: who.token });
  const look = (who: { token: string }, page: number, seconds: number) =>
    site.call("POST", `/v1/rooms/documents/${document}/looks`, {
      token: who.token,
      body: { page, seconds, isAgreed: true },
    });
  const readOpenings = async () =>
    (await site.call("GET", `/v1/rooms/${listing}/openings`, { token: journeys.owner.token })).body.openings;

  async function letIn(): Promise<{ reader: Person; grant: string }> {
    const reader = await journeys.enter({});
    await journeys.ask(reader, listing);
    await journeys.put(journeys.owner, `requests/${await journeys.findWaiting(listing)}/approve`, { days: 30 });
    const [request] = await journeys.list("current", listing);
    return { reader, grant: request.grant.id };
  }

  test("are drawn for people with access, are never cached, and end with the next request once access is revoked", async () => {
    const stranger = await journeys.enter({});
    expect((await read(stranger)).status).toBe(404);
    const { reader, grant } = await letIn();
    const page = await read(reader, 2, "?w=800");
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "private, no-store" });
    expect(await sharp(page.bytes).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 1035 });
    for (const wrong of ["0", "4", "1.0", "x"]) expect((await read(reader, wrong)).status, wrong).toBe(404);
    expect((await read(reader, 1, "?w=9999")).status).toBe(400);
    await journeys.put(journeys.owner, `grants/${grant}/revoke`, { reason: "Sold." });
    site.clock.advance(1000);
    expect((await read(reader, 2, "?w=800")).status).toBe(404);
    expect((await look(reader, 2, 5)).status).toBe(404);
    const body = { page: 2, seconds: 5 };
    const unasked = await site.call("POST", `/v1/rooms/documents/${document}/looks`, { token: reader.token, body });
    expect(unasked).toMatchObject({ status: 400, body: { fields: { isAgreed: expect.any(String) } } });
    expect((await site.call("GET", `/v1/rooms/documents/${document}`, { token: reader.token })).status).toBe(404);
  });

  test("carry their reader's marks: two readers get different pictures, and the same reader the same picture within a minute", async () => {
    const [one, other] = [(await letIn()).reader, (await letIn()).reader];
    const [first, again, another] = [await read(one), await read(one), await read(other)];
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(another.bytes.equals(first.bytes)).toBe(false);
    site.clock.advance(60_000);
    expect((await read(one)).bytes.equals(first.bytes)).toBe(false);
  });

  test("have their text for readers who cannot see them, with the reader's mark, and the opening is recorded", async () => {
    const { reader, grant } = await letIn();
    const readText = () => read(reader, "2/text");
    const answer = await readText();
    expect(answer.headers["cache-control"]).toBe("no-store");
    const lines: string[] = answer.body.text.split("\n");
    expect(lines.slice(0, 2)).toEqual(
      [0, 1].map((line) => expect.stringMatching(`^Page 2, line ${line}: the rent of suite`)),
    );
    expect(lines.at(-1)).toMatch(/^[^ ]+@[^ ]+ · \d{4}-\d\d-\d\d \d\d:\d\d UTC · [0-9A-F]{6}$/u);
    const opened = (await readOpenings()).filter(
      (opening: { reader: { id: string } }) => opening.reader.id === reader.uid,
    );
    expect(opened).toMatchObject([{ pages: [{ page: 2, seconds: 0 }] }]);
    for (const wrong of ["0/text", "4/text", "x/text"]) expect((await read(reader, wrong)).status, wrong).toBe(404);
    await journeys.put(journeys.owner, `grants/${grant}/revoke`, { reason: "Sold." });
    expect((await readText()).status).toBe(404);
  });

  test("have no text where a black box covers it, but a download still contains it", async () => {
    const { token } = journeys.owner;
    const form = buildDocumentForm(await buildPdf({ pages: 1, lines: 2, secret: "Marchetti Bakery", isCovered: true }));
    const added = await site.call("POST", `/v1/rooms/${listing}/documents?audience=member&download=stamped`, {
      ...{ token, ...form },
    });
    const reader = await journeys.enter({});
    const get = (path: string) =>
      site.call("GET", `/v1/rooms/documents/${added.body.document.id}/${path}`, { token: reader.token });
    const { text } = (await get("pages/1/text")).body;
    expect(text).toContain("Page 1, line 1");
    expect(text).not.toContain("Marchetti");
    expect((await readTexts((await get("download")).bytes))[0]).toContain("Marchetti Bakery");
  });

  test("have the values of form fields in their picture's text and in a stamped copy, for a reader", async () => {
    const { token } = journeys.owner;
    const query = "audience=member&download=stamped";
    const form = buildDocumentForm(await buildPdfForm());
    const added = await site.call("POST", `/v1/rooms/${listing}/documents?${query}`, { token, ...form });
    const reader = await journeys.enter({});
    const get = (path: string) =>
      site.call("GET", `/v1/rooms/documents/${added.body.document.id}/${path}`, { token: reader.token });
    expect((await get("pages/1/text")).body.text).toContain("1 250 000");
    expect(await readText({ bytes: (await get("download")).bytes, page: 1 })).toContain("1 250 000");
  });

  test("that are pictures have no text, and none is invented", async () => {
    const { token } = journeys.owner;
    for (const [content, name] of [
      [await buildPdf({ pages: 1, lines: 0 }), "Scan.pdf"],
      [await drawPng(), "Scan.png"],
    ] as const) {
      const form = buildDocumentForm(content, name);
      const added = await site.call("POST", `/v1/rooms/${listing}/documents`, { token, ...form });
      const path = `/v1/rooms/documents/${added.body.document.id}/pages/1/text`;
      expect((await site.call("GET", path, { token })).body).toEqual({ text: "" });
    }
  });

  test("show the owner who opened which page for how long; unopened pages do not count", async () => {
    const { reader } = await letIn();
    const isReader = (opening: { reader: { id: string } }) => opening.reader.id === reader.uid;
    await look(reader, 1, 30);
    expect((await readOpenings()).filter(isReader)).toEqual([]);
    await read(reader, 1);
    await read(reader, 1, "?w=1600");
    const { reveals } = await journeys.read(journeys.owner, `reveals?listing=${listing}`);
    expect(reveals[0]).toMatchObject({ place: "room", document: "Rent roll", keys: [], as: "granted" });
    site.clock.advance(40_000);
    await look(reader, 1, 30);
    await look(reader, 1, 30);
    await read(reader, 3);
    expect((await readOpenings()).filter(isReader)).toMatchObject([
      {
        document: { id: document, name: "Rent roll", pages: 3 },
        pages: [
          { page: 1, seconds: 40 },
          { page: 3, seconds: 0 },
        ],
        ...{ seconds: 40, downloads: 0 },
      },
    ]);
    expect((await look(reader, 1, 61)).status).toBe(400);
    expect((await site.call("GET", `/v1/rooms/${listing}/openings`, { token: reader.token })).status).toBe(404);
    await read(journeys.owner, 2);
    expect(
      (await readOpenings()).some((opening: { reader: { id: string } }) => opening.reader.id === journeys.owner.uid),
    ).toBe(false);
  });
});
