import type { Contract } from "@vestpocket/domain/shared/contract";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGrant } from "./features/access/grants.queries.ts";
import { findMarketPage, listMarketPaths } from "./features/markets/markets.usecases.ts";
import { readTexts } from "./platform/pages/raster.ts";
import { createAccessJourneys } from "./testing/access.ts";
import { inventAddress } from "./testing/account-journeys.ts";
import { addAgent } from "./testing/agents.ts";
import { makeBareBuild } from "./testing/bare-build.ts";
import {
  ANSWER,
  CANARY_FORM,
  FILED,
  findCanaries,
  findOpenCanaries,
  KEYS,
  LEASE,
  NOTE,
  OPEN_BROKERAGE,
  OPEN_POSTER,
  OPEN_TEXT,
  PLAN,
  POSTER,
  READABLE,
  RENTED_AREA,
  RENTED_FORM,
  toSaid,
  WITHDRAWN,
} from "./testing/canaries.ts";
import { listContracts } from "./testing/contracts.ts";
import { buildChange, buildListingForm } from "./testing/listing-forms.ts";
import { buildDocumentForm, buildPdf } from "./testing/room-files.ts";
import { schemaArbitrary } from "./testing/schema-arbitrary.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "./testing/test-app.ts";

/** The reader, and the audience they read the listing's page as. */
const READERS = {
  visitor: "member",
  member: "member",
  verified: "verified",
  otherOwner: "verified",
  signed: "nda",
  ended: "verified",
  granted: "granted",
  expired: "verified",
  revoked: "verified",
  owner: "granted",
  administrator: "member",
  inspecting: "granted",
} as const satisfies Record<string, keyof typeof READABLE>;
type Reader = keyof typeof READERS;
const NAMES = Object.keys(READERS) as Reader[];

/** Everyone who could once read the room; the last one's access by signature is ended. */
const ROOM_READERS = ["signed", "granted", "expired", "revoked", "ended"] as const satisfies readonly Reader[];

const EXPORT = "POST /v1/auth/export";
const PAGE = "GET /v1/property/getProperty/{id}";
const DOCUMENT = "GET /v1/property/{id}/document";
/** The calls that show a listing's values to people who may read them. Add new ones here. */
const SHOWING: readonly string[] = [PAGE, "POST /v1/property/compare"];
/** The calls that show what is in a room, to people who may read it. */
const IN_ROOM: Readonly<Record<string, readonly string[]>> = {
  "GET /v1/rooms/documents/{id}/pages/{page}/text": [LEASE],
  "GET /v1/rooms/documents/{id}": [FILED],
  "GET /v1/rooms/documents/{id}/download": [FILED, LEASE],
  "GET /v1/rooms/{listingId}": [FILED],
  "GET /v1/property/{id}/questions": [ANSWER, NOTE],
  [EXPORT]: [FILED, ANSWER, NOTE],
};

/** Values for path parameters, by how the path begins; the first match wins. Otherwise a listing's id. */
type Ids = Readonly<
  Record<
    "listing" | "owner" | "request" | "grant" | "signature" | "inquiry" | "report" | "agent" | "document" | "withdrawn",
    string
  >
>;
const PARAMETERS: readonly (readonly [RegExp, (ids: Ids) => string])[] = [
  [/^\/v1\/access\/requests\//u, ({ request }) => request],
  [/^\/v1\/access\/grants\//u, ({ grant }) => grant],
  [/^\/v1\/access\/signers\//u, ({ signature }) => signature],
  [/^\/v1\/rooms\/documents\//u, ({ document }) => document],
  [/^\/v1\/inquiries\//u, ({ inquiry }) => inquiry],
  [/^\/v1\/admin\/reports\//u, ({ report }) => report],
  [/^\/v1\/users\/|^\/v1\/auth\/getUser|^\/v1\/admin\/users/u, ({ owner }) => owner],
];

/** What ends the listing or an account for good is called last. */
const isEnd = ({ method, path }: Contract) =>
  method === "DELETE" || /\/(remove|delete|delete-account|disable)$/u.test(path);

describe("a listing's secrets, as canaries", () => {
  let site: TestApp;
  let contracts: Contract[];
  let ids: Ids;
  /** The owner's listing with an open rent by a secret area. */
  let rented: string;
  /** The listing's row, and its writable columns. */
  let kept: object;
  let columns: string;
  const people = new Map<Reader, { uid: string; email: string; token: string }>();
  const logged: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
    site = await buildTestApp({}, { takesPayments: true, log, pages: makeBareBuild() });
    contracts = (await listContracts()).toSorted((one, other) => Number(isEnd(one)) - Number(isEnd(other)));
    await enterAll();
    await post();
    await decide();
  });
  afterAll(async () => {
    await site.close();
  });

  const reader = (name: Reader) => people.get(name) ?? { uid: "", email: "", token: "" };
  const say = (name: Reader, method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    site.call(method, path, { token: reader(name).token, ...(body && { body }) });

  async function enterAll(): Promise<void> {
    const at = site.clock.now();
    for (const name of NAMES) {
      if (name === "visitor") continue;
      const isConfirmed = name !== "member";
      const confirmed = { emailVerifiedAt: isConfirmed ? at : null, phoneVerifiedAt: isConfirmed ? at : null };
      const isAdministrator = name === "administrator" || name === "inspecting";
      const named = name === "owner" && { firstName: POSTER };
      const person = isAdministrator
        ? await site.signInAsAdministrator()
        : await site.signInAs({ ...confirmed, ...named });
      await site.db.execute(sql`UPDATE accounts SET phone_verified_at = ${at.toISOString()}::timestamptz
        WHERE id = ${person.uid} AND role = 'administrator'`);
      const { rows } = await site.db.execute<{ email: string }>(
        sql`SELECT email FROM accounts WHERE id = ${person.uid}`,
      );
      people.set(name, { uid: person.uid, token: person.token, email: rows[0]?.email ?? "" });
    }
  }

  /** The owner posts the canary listing, changes it, copies it and publishes it. */
  async function post(): Promise<void> {
    const { token } = reader("owner");
    const plan = {
      name: "documents",
      filename: "plan.pdf",
      content: await buildPdf({ pages: 1, lines: 1, secret: PLAN }),
    };
    const posted = await site.call("POST", "/v1/property/", { token, ...buildListingForm(CANARY_FORM, [plan]) });
    expect(posted.text).toContain("propertyId");
    const listing: string = posted.body.msg.propertyId;
    const change = { token, ...buildChange({ description: "Changed once." }) };
    expect((await site.call("PATCH", `/v1/property/${listing}`, change)).status).toBe(200);
    await say("owner", "POST", `/v1/property/${listing}/duplicate`, {});
    rented = (await site.call("POST", "/v1/property/", { token, ...buildListingForm(RENTED_FORM) })).body.msg
      .propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      has_exposure = true, expires_at = ${soon}::timestamptz WHERE id IN (${listing}, ${rented})`);
    const named = await site.db.execute<{ columns: string }>(sql`SELECT string_agg(column_name, ', ') AS columns
      FROM information_schema.columns WHERE table_name = 'listings' AND is_generated = 'NEVER'`);
    const rows = await site.db.execute<{ row: object }>(
      sql`SELECT to_jsonb(listings) AS row FROM listings WHERE id = ${listing}`,
    );
    columns = named.rows[0]?.columns ?? "";
    kept = rows.rows[0]?.row ?? {};
    const [agent, owner] = [reader("otherOwner").uid, reader("owner").uid];
    await site.addListings([{ ownerId: agent }]);
    const unknown = { request: "", grant: "", signature: "", inquiry: "", report: "", document: "", withdrawn: "" };
    ids = { listing, owner, agent, ...unknown };
    const pdf = buildDocumentForm(await buildPdf({ pages: 1, lines: 3, secret: LEASE }));
    for (const which of ["document", "withdrawn"] as const) {
      const added = await site.call("POST", `/v1/rooms/${listing}/documents?audience=nda`, { token, ...pdf });
      expect(added.status).toBe(201);
      ids = { ...ids, [which]: added.body.document.id };
    }
  }

  /** People who have signed open both documents and ask two questions. */
  async function useRoom(name: Reader): Promise<void> {
    for (const id of [ids.document, ids.withdrawn]) {
      expect((await say(name, "GET", `/v1/rooms/documents/${id}/pages/1/text`)).status).toBe(200);
    }
    for (const text of ["First?", "Second?"]) {
      const path = `/v1/property/${ids.listing}/questions`;
      expect((await say(name, "POST", path, { kind: "question", text })).status).toBe(200);
    }
  }

  /** Once some have lost access, the owner renames both documents, withdraws one, and answers and declines questions. */
  async function changeRoom(): Promise<void> {
    for (const [id, name] of [
      [ids.document, FILED],
      [ids.withdrawn, WITHDRAWN],
    ] as const) {
      const terms = { name, folder: "leases", audience: "nda", download: "stamped" };
      expect((await say("owner", "POST", `/v1/rooms/documents/${id}`, terms)).status).toBe(200);
    }
    expect((await say("owner", "POST", `/v1/rooms/documents/${ids.withdrawn}/withdraw`)).status).toBe(200);
    const { rows } = await site.db.execute<{ id: string; body: string }>(sql`SELECT id, body FROM questions`);
    expect(rows).toHaveLength(2 * ROOM_READERS.length);
    for (const { id, body } of rows) {
      const [step, said] = body === "First?" ? ["answer", { version: 0, answer: ANSWER }] : ["decline", { note: NOTE }];
      expect((await say("owner", "POST", `/v1/questions/${id}/${step}`, said as object)).status).toBe(200);
    }
  }

  /** People sign, get access, and lose it; someone writes, and someone reports. */
  async function decide(): Promise<void> {
    const { listing } = ids;
    const { sign } = await createAccessJourneys(site);
    expect((await say("owner", "POST", `/v1/property/${listing}/agreement`, { kind: "standard" })).status).toBe(200);
    for (const name of ROOM_READERS) {
      const signature = await sign(reader(name), listing);
      expect(signature.status).toBe(200);
      ids = { ...ids, signature: signature.body.id };
      await useRoom(name);
    }
    const end = `/v1/access/signers/${ids.signature}/end`;
    expect((await say("owner", "POST", end, { reason: "Sold." })).status).toBe(200);
    const form = { purpose: "buy", capacity: "self" };
    for (const name of ["granted", "expired", "revoked", "verified"] as const) {
      expect((await say(name, "POST", `/v1/access/${listing}/request`, form)).status).toBe(200);
      const { requests } = (await say("owner", "GET", "/v1/access/requests")).body;
      ids = { ...ids, request: requests[0].id };
      if (name !== "verified") await say("owner", "POST", `/v1/access/requests/${ids.request}/approve`, { days: 9 });
    }
    const { uid: accountId } = reader("expired");
    const { rows } = await site.db.execute<{ id: string; requestId: string }>(
      sql`SELECT id, request_id AS "requestId" FROM access_grants WHERE account_id = ${accountId}`,
    );
    const until = new Date(site.clock.now().getTime() - 1);
    const grant = { listingId: listing, accountId, requestId: rows[0]?.requestId ?? "" };
    await writeGrant(site.db, { ...grant, fromAt: new Date(until.getTime() - 1), untilAt: until });
    const { uid: revoked } = reader("revoked");
    const found = await site.db.execute<{ id: string }>(
      sql`SELECT id FROM access_grants WHERE account_id = ${revoked}`,
    );
    ids = { ...ids, grant: found.rows[0]?.id ?? "" };
    expect((await say("owner", "POST", `/v1/access/grants/${ids.grant}/revoke`, { reason: "Sold." })).status).toBe(200);
    await changeRoom();
    const inquiry = {
      senderEmail: "a@example.ca",
      senderName: "A B",
      listingLink: `${site.config.publicUrl}/property/${listing}`,
    };
    const sent = await say("granted", "POST", "/v1/mail/sendInquiryMail", inquiry);
    expect(sent.status).toBe(200);
    await say("owner", "POST", `/v1/inquiries/${sent.body.inquiryId}/reply`, { message: "Yes." });
    expect(
      (await say("verified", "POST", `/v1/property/${listing}/report`, { reason: "other", note: "Any" })).status,
    ).toBe(200);
    const reports = await site.db.execute<{ id: string }>(sql`SELECT id FROM reports WHERE listing_id = ${listing}`);
    ids = { ...ids, inquiry: sent.body.inquiryId, report: reports.rows[0]?.id ?? "" };
    await inspect();
  }

  async function inspect(): Promise<void> {
    const inspected = await say("inspecting", "POST", `/v1/admin/listings/${ids.listing}/inspect`, {
      ground: "report",
    });
    expect(inspected.status).toBe(200);
  }

  /** Undoes a call's changes to the accounts and the listing. Fails if the listing or its secrets are gone. */
  async function restore(call: string): Promise<void> {
    await site.db.execute(
      sql`UPDATE accounts SET disabled_at = NULL, disabled_reason = NULL WHERE disabled_at IS NOT NULL`,
    );
    const { rowCount } = await site.db.$client.query(
      `UPDATE listings SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::listings, $1)) WHERE id = $2`,
      [kept, ids.listing],
    );
    await site.db.execute(
      sql`UPDATE room_documents SET audience = 'nda', withdrawn_at = NULL, name = ${FILED} WHERE id = ${ids.document}`,
    );
    const { rows } = await site.db.execute(sql`SELECT 1 FROM listing_secrets WHERE listing_id = ${ids.listing}`);
    expect({ call, listings: rowCount, secrets: rows.length }).toEqual({ call, listings: 1, secrets: 1 });
  }

  /** A body that fits the call's schema, if one was found; the same each time. */
  function inventBody({ path, body }: Contract): object | undefined {
    if (body === undefined) return undefined;
    if (path === "/v1/property/compare") return { ids: [ids.listing] };
    const known = [ids.listing, ids.owner, "Investment Properties", "Multi-Family", "Toronto", "Ontario"];
    const tried = fc.sample(schemaArbitrary(body, known), { seed: 7, numRuns: 12 });
    return (tried.find((each) => body.safeParse(each).success) ?? tried[0]) as object;
  }

  async function ask(call: Contract, name: Reader, id: string): Promise<Answer> {
    const path = call.path
      .replace("{page}", "1")
      .replace("{signatureId}", ids.signature)
      .replace(/\{\w+\}/gu, id);
    const body = bodies.get(call);
    const send = () => {
      const { token } = reader(name);
      return site.call(call.method, path, { address: inventAddress(), ...(token && { token }), ...(body && { body }) });
    };
    const answer = await send();
    if (answer.status !== 401 || name === "visitor") return answer;
    // The previous call may have ended the session.
    await restore(call.path);
    people.set(name, { ...reader(name), token: await site.signIn(reader(name).email) });
    return send();
  }
  const bodies = new Map<Contract, object | undefined>();

  const mayShow = (name: Reader, call: string): readonly string[] => {
    if (name === "owner") return [...READABLE.granted, PLAN, LEASE, FILED, ANSWER, WITHDRAWN, NOTE, RENTED_AREA];
    if (call === DOCUMENT && (name === "signed" || name === "granted")) return [PLAN];
    const inRoom = name === "signed" || name === "granted" ? IN_ROOM[call] : undefined;
    if (inRoom !== undefined) return inRoom;
    if (name === "inspecting") return call === PAGE ? READABLE.granted : [];
    return SHOWING.includes(call) ? READABLE[READERS[name]] : [];
  };
  /** Everything in an answer, also behind its link to a document, and in a PDF. */
  async function readAll(answer: Answer): Promise<string> {
    const [link] = /\/files\/documents\/[^"\\]+/u.exec(answer.text) ?? [];
    const { headers, bytes } = link === undefined ? answer : await site.call("GET", link);
    const isPdf = headers["content-type"] === "application/pdf";
    return `${toSaid(answer)} ${isPdf ? (await readTexts(bytes)).join("\n") : ""}`;
  }

  /** What an answer says that the owner's log must name: values of the listing, who posted it, a document of the room. */
  function listTold(said: string, asked: string): string[] {
    const keys = findCanaries(said).map((canary) => (canary === LEASE ? ids.document : KEYS[canary]));
    // Who asks about an account by its id knows it, and does not learn what it posted.
    const isNamed = !asked.includes(ids.owner) && (said.includes(POSTER) || said.includes(ids.owner));
    return [...keys.filter((key) => key !== undefined), ...(isNamed ? ["poster"] : [])];
  }

  const toAsked = (call: Contract, id: string) => `${id} ${JSON.stringify(bodies.get(call))}`;

  const readLog = async () =>
    (
      await site.db.execute<{ uid: string; keys: string[]; isNow: boolean }>(
        sql`SELECT account_id AS uid, keys, read_at = ${site.clock.now().toISOString()}::timestamptz AS "isNow"
          FROM listing_reveals WHERE listing_id = ${ids.listing}`,
      )
    ).rows;

  /** Empties the owner's log, and has the process forget what it noted in this hour by noting something in another. */
  async function emptyLog(): Promise<void> {
    hoursBack = hoursBack === 1 ? 2 : 1;
    await site.db.execute(sql`DELETE FROM listing_reveals`);
    site.clock.advance(-hoursBack * HOUR_MS);
    expect((await readAs("verified")).status).toBe(200);
    await expect.poll(readLog).toContainEqual(expect.objectContaining({ isNow: true }));
    site.clock.advance(hoursBack * HOUR_MS);
    await site.db.execute(sql`DELETE FROM listing_reveals`);
  }
  let hoursBack = 1;

  /** What an answer says, asked for again, that is not in the owner's log afterwards. */
  async function listUnlogged(call: Contract, name: Reader, id: string): Promise<string[]> {
    await emptyLog();
    const told = new Set(listTold(await readAll(await ask(call, name, id)), toAsked(call, id)));
    const listMissing = async () => {
      const logged = (await readLog()).filter(({ uid, isNow }) => isNow && uid === reader(name).uid);
      const keys = new Set(logged.flatMap((entry) => entry.keys));
      return [...told].filter((key) => !keys.has(key));
    };
    // Notes are written behind the answer.
    await expect
      .poll(listMissing)
      .toEqual([])
      .catch(() => undefined);
    return listMissing();
  }

  const readAs = (name: Reader) => say(name, "GET", `/v1/property/getProperty/${ids.listing}`);

  test("are not on the public page in either language, which says what it should, nor in sitemaps", async () => {
    const teaser = await site.call("GET", `/v1/property/${ids.listing}/teaser`);
    expect(teaser.text).toContain("Brick storefront");
    expect(findCanaries(toSaid(teaser))).toEqual([]);
    const pages = [`/listing/${ids.listing}`, `/fr/listing/${ids.listing}`, "/sitemap-listing.xml", "/sitemap.xml"];
    for (const path of pages) {
      const { statusCode, body, headers } = await site.app.inject({ url: path, headers: { accept: "text/html" } });
      expect([path, statusCode]).toEqual([path, 200]);
      if (path !== "/sitemap.xml") expect(body).toContain(ids.listing);
      expect(findCanaries(`${body} ${JSON.stringify(headers)}`)).toEqual([]);
    }
  });

  test.each(NAMES.filter((name) => name !== "visitor"))(
    "are found on the page by a reader as %s exactly as the table says",
    async (name) => {
      expect(findCanaries(toSaid(await readAs(name))).toSorted()).toEqual([...READABLE[READERS[name]]].toSorted());
    },
  );

  test("a secret area is not in the rent that it gives, in any form that members see", async () => {
    const said = [
      await say("member", "POST", "/v1/property/search", { listingType: "rent" }),
      await say("member", "POST", "/v1/property/search", { listingType: "rent", sort: "price-asc" }),
      await say("visitor", "POST", "/v1/property/featured", {}),
      await say("visitor", "GET", `/v1/property/${rented}/teaser`),
      await say("member", "GET", `/v1/property/getProperty/${rented}`),
    ];
    for (const answer of said) {
      expect(answer.text).toContain(rented);
      expect(findCanaries(toSaid(answer))).toEqual([]);
    }
    const bounds = { lowerPrice: Number(RENTED_AREA) - 1, upperPrice: Number(RENTED_AREA) + 1 };
    expect((await say("member", "POST", "/v1/property/search", bounds)).text).not.toContain(rented);
    const own = await say("owner", "GET", `/v1/property/getProperty/${rented}`);
    expect(own.body.property).toMatchObject({
      price: Number(RENTED_AREA),
      measures: { rentMonthGross: expect.any(Number) },
    });
  });

  test("no call tells visitors who posted a listing without a public page, or the whole of its description", async () => {
    const agent = await addAgent(site, { firstName: OPEN_POSTER, brokerageName: OPEN_BROKERAGE });
    const description = `${"A bright space. ".repeat(30)}${OPEN_TEXT}`;
    const [open = ""] = await site.addListings([{ ownerId: agent.uid, description, postedAs: "agent" }]);
    const seen = await say("member", "GET", `/v1/property/getProperty/${open}`);
    const found = await say("member", "POST", "/v1/property/search", { sort: "newest" });
    expect(findOpenCanaries(`${toSaid(seen)} ${toSaid(found)}`)).toEqual([OPEN_POSTER, OPEN_BROKERAGE, OPEN_TEXT]);
    const featured = await say("visitor", "POST", "/v1/property/featured", { sort: "newest" });
    expect(featured.text).toContain(open);
    for (const call of contracts) {
      if (!bodies.has(call)) bodies.set(call, inventBody(call));
      for (const id of call.path.includes("{") ? [open, agent.uid] : [open]) {
        const said = await readAll(await ask(call, "visitor", id));
        expect([call.path, findOpenCanaries(said)]).toEqual([call.path, []]);
      }
    }
    expect(findOpenCanaries(toSaid(featured))).toEqual([]);
  });

  test("the text of a room document is read by signers and nobody below", async () => {
    const readText = (name: Reader) => say(name, "GET", `/v1/rooms/documents/${ids.document}/pages/1/text`);
    for (const name of NAMES) {
      const isReader = ["signed", "granted", "owner"].includes(name);
      expect([name, findCanaries(toSaid(await readText(name)))]).toEqual([name, isReader ? [LEASE] : []]);
    }
  });

  test("a PDF says no more than the page: neither certificates nor documents that readers save", async () => {
    const { listing, signature, document } = ids;
    const terms = { name: FILED, folder: "leases", audience: "nda", download: "stamped" };
    expect((await say("owner", "POST", `/v1/rooms/documents/${document}`, terms)).status).toBe(200);
    const readPdf = async (name: Reader, path: string) => {
      const { status, bytes } = await say(name, "GET", path);
      return status === 200 ? (await readTexts(bytes)).join("\n") : "";
    };
    for (const name of NAMES) {
      const certificate = await readPdf(name, `/v1/property/${listing}/agreement/signatures/${signature}/certificate`);
      expect([name, certificate !== ""]).toEqual([name, name === "owner" || name === "ended"]);
      const saved = await readPdf(name, `/v1/rooms/documents/${document}/download`);
      const isReader = ["signed", "granted", "owner"].includes(name);
      expect([name, findCanaries(certificate), findCanaries(saved)]).toEqual([name, [], isReader ? [LEASE] : []]);
    }
  });

  const exportAs = (name: Reader) => say(name, "POST", "/v1/auth/export", { password: PASSWORD });

  test("a data export has answers, notes and documents' names only for someone who may still read the room", async () => {
    for (const name of ROOM_READERS) {
      const { text, body } = await exportAs(name);
      const isReader = name === "signed" || name === "granted";
      expect([name, findCanaries(text)]).toEqual([name, isReader ? [FILED, ANSWER, NOTE] : []]);
      // What the person did themselves is in it in any case.
      const opened = new Set(body.roomOpenings.map(({ documentId }: { documentId: string }) => documentId));
      expect([name, opened, body.questions.length]).toEqual([name, new Set([ids.document, ids.withdrawn]), 2]);
      expect(text).toContain("First?");
    }
  });

  test.each(NAMES)(
    "no call gives %s more than they may read, and the owner's log has what members do not",
    async (name) => {
      const wrong: string[] = [];
      const unlogged: string[] = [];
      const statuses: number[] = [];
      const isPowerful = ["owner", "administrator", "inspecting"].includes(name);
      for (const call of contracts) {
        if (!bodies.has(call)) bodies.set(call, inventBody(call));
        const title = `${call.method} ${call.path}`;
        const [, toId = ({ listing }: Ids) => listing] = PARAMETERS.find(([begins]) => begins.test(call.path)) ?? [];
        for (const id of new Set(call.path.includes("{") ? [toId(ids), ids.listing] : [ids.listing])) {
          const answer = await ask(call, name, id);
          statuses.push(answer.status);
          const said = await readAll(answer);
          const seen = findCanaries(said);
          const leaked = seen.filter((canary) => !mayShow(name, title).includes(canary));
          if (leaked.length > 0) wrong.push(`${title}: ${leaked.join(", ")}`);
          // The owner is not in the log, and what administrators do elsewhere is in the audit log.
          const isLogged = name !== "owner" && !call.path.startsWith("/v1/admin/");
          const missing =
            isLogged && listTold(said, toAsked(call, id)).length > 0 ? await listUnlogged(call, name, id) : [];
          if (missing.length > 0) unlogged.push(`${title}: ${missing.join(", ")}`);
        }
        if (isPowerful && call.method !== "GET") await restore(title);
      }
      expect(wrong).toEqual([]);
      expect(unlogged).toEqual([]);
      // It ran as someone who got many responses, and still does.
      if (name === "visitor") return;
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(40);
      expect(statuses.filter((status) => status === 401).length).toBeLessThan(15);
      expect(findCanaries(toSaid(await readAs(name))).toSorted()).toEqual([...READABLE[READERS[name]]].toSorted());
    },
  );

  test("nothing is left of an approval a moment after it ends", async () => {
    await site.db.execute(sql`UPDATE access_grants SET until_at = ${site.clock.now().toISOString()}::timestamptz
      WHERE account_id = ${reader("granted").uid}`);
    expect(findCanaries(toSaid(await readAs("granted"))).toSorted()).toEqual([...READABLE.verified].toSorted());
  });

  test("none is in messages, other people's exports, public pages or the log", async () => {
    const mails = await site.call("GET", "/dev/outbox.json");
    expect(mails.body.messages.length).toBeGreaterThan(5);
    expect(findCanaries(mails.text)).toEqual([]);
    const told = await site.db.execute(sql`SELECT text, path FROM notifications`);
    expect(told.rows.length).toBeGreaterThan(5);
    expect(findCanaries(JSON.stringify(told.rows))).toEqual([]);
    for (const name of NAMES.filter((each) => each !== "owner" && each !== "visitor")) {
      // The last test ended the approval.
      const mayHave = name === "granted" ? [] : mayShow(name, EXPORT);
      const leaked = findCanaries((await exportAs(name)).text).filter((canary) => !mayHave.includes(canary));
      expect([name, leaked]).toEqual([name, []]);
    }
    const deps = {
      db: site.db,
      clock: site.clock,
      keepFacts: <Facts>(_: string, load: () => Promise<Facts>) => load(),
    };
    const paths = await listMarketPaths(deps);
    expect(paths.length).toBeGreaterThan(2);
    const pages = await Promise.all(paths.map((path) => findMarketPage(deps, path)));
    expect(findCanaries(JSON.stringify([paths, pages]))).toEqual([]);
    expect(logged.length).toBeGreaterThan(1_000);
    expect(findCanaries(logged.join("\n"))).toEqual([]);
  });
});
