import type { Contract } from "@vestpocket/domain/shared/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContracts } from "./testing/contracts.ts";
import { addManyRows, GROWING } from "./testing/many-rows.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";
import { explain, keepStatements } from "./testing/watched-plans.ts";

/** `FUZZ=full` measures at the size that lists are built for. */
const ROWS = process.env.FUZZ === "full" ? 1_000_000 : 50_000;
/** A million rows of each kind take longer to load than a hook may. */
const LOADING_MS = 7_200_000;
const BLOCKS_MAX = 300;
const OFFSET_MAX = 1_000;

/** How a list that grows is asked for: by whom, and with which queries. */
interface Grows {
  readonly as: "administrator" | "agency" | "seller";
  readonly queries: readonly string[];
  /** Another maximum. */
  readonly blocks?: number;
  /** An id in its path. */
  readonly id?: "listing" | "agent";
}

const PAGES = ["", "page=90", "page=101", "page=40000"];
const SORTED = [...PAGES, "sort=oldest", "sort=oldest&page=80"];
const DATED = [...SORTED, "from=2026-01-02&to=2026-01-03"];
const own = (as: Grows["as"], ...queries: string[]): Grows => ({ as, queries: [...PAGES, ...queries] });
const all = (...queries: string[]): Grows => ({ as: "administrator", queries: [...DATED, ...queries] });

/** Found through each of an owner's listings: their number bounds it. */
const THROUGH_OWN_LISTINGS = { blocks: 6_000 };
/** What each signer was let in or refused to decides whether they are listed, so the counted ones are looked at. */
const DECIDED_FOR_EACH = { blocks: 20_000 };
/** An index over an expression has the order, but the rows that are skipped are visited. */
const BY_EXPRESSION = { blocks: 600 };

/** Every list of the API: how it is measured if it grows, or what bounds it. */
const LISTS: Readonly<Record<string, Grows | string>> = {
  "/v1/admin/users": all(
    "role=administrator",
    "role=member",
    "state=disabled",
    "state=enabled",
    "kind=agent",
    "kind=agent&page=100",
    "kind=agent_pro",
    "licence=waiting",
    "licence=unverified",
    "sort=name-asc",
    "sort=name-desc&page=100",
    "searchQuery=tremblay4711",
    "searchQuery=person4711@example",
  ),
  "/v1/admin/listings": all(
    "status=active",
    "status=expired",
    "status=removed",
    "status=paused&page=50",
    "type=Office",
    "city=City 7",
    "reported=open",
    "searchQuery=number4711",
    "searchQuery=person4711@",
  ),
  "/v1/admin/orders": all(
    "status=paid",
    "status=refunded",
    "status=open",
    "status=undelivered",
    "status=refund_failed",
    "status=to_answer",
    "kind=membership",
    "kind=listing&page=100",
    "searchQuery=number4711",
    "searchQuery=person4711@example.ca",
    "searchQuery=VP-004711",
  ),
  "/v1/admin/audit": all("action=users.disable", "action=sessions", "actor=tremblay4711", "views=hide"),
  "/v1/admin/tickets": {
    ...BY_EXPRESSION,
    as: "administrator",
    queries: [
      ...PAGES,
      ...["", "&page=40"].flatMap((page) => [`sort=oldest${page}`, `sort=urgent${page}`]),
      ...["status=open", "status=closed", "type=bug", "searchQuery=tk-4711", "from=2026-01-02&to=2026-01-03"],
    ],
  },
  "/v1/admin/reports": all("state=open", "state=resolved", "state=open&sort=oldest"),
  "/v1/admin/messages": { as: "administrator", queries: DATED.map((query) => `status=failed&${query}`) },
  "/v1/admin/suppressions": all("searchQuery=person4711"),
  "/v1/property/mine": {
    as: "agency",
    queries: ["", "page=200", "page=40000", "status=closed", "order=oldest"].map((query) => `limit=10&${query}`),
  },
  "/v1/inquiries": own("agency", "box=received&archived=true", "box=sent"),
  "/v1/orders": own("agency"),
  "/v1/notifications": { as: "agency", queries: ["", "limit=50"] },
  "/v1/favourites": own("agency"),
  "/v1/auth/sessions": own("agency"),
  "/v1/agreements/signed": own("agency"),
  "/v1/access/requests": { ...own("seller", "box=waiting", "box=past"), ...THROUGH_OWN_LISTINGS },
  "/v1/access/requests/mine": own("seller"),
  "/v1/access/reveals": own("seller"),
  "/v1/access/signers": { ...own("seller"), ...DECIDED_FOR_EACH },
  "/v1/property/{id}/agreement/signatures": { ...own("seller"), id: "listing" },
  "/v1/property/{id}/offers": { ...own("seller", "order=amount"), id: "listing" },
  "/v1/property/{id}/questions": { ...own("seller"), id: "listing" },
  "/v1/renewals": { as: "seller", queries: [""] },
  "/v1/next-steps": { as: "seller", queries: [""], ...THROUGH_OWN_LISTINGS },
  "/v1/property/{id}/next-steps": { as: "seller", queries: [""], id: "listing" },
  "/v1/users/agents": own("agency", "searchQuery=tremblay4700"),
  "/v1/users/agents/{id}/listings": { ...own("agency"), id: "agent" },
  "/v1/evidence/lines": "one a day",
  "/v1/favourites/ids": "at most 500",
  "/v1/views/recent": "ten",
  "/v1/saved-searches": "a person's own, at most a number",
  "/v1/mandates": "a person's own, at most fifty",
  "/v1/mandates/{id}/fits": "a mandate's targets, at most eight",
  "/v1/drafts": "a person's own, at most a number",
  "/v1/auth/passkeys": "a person's own, at most a number",
  "/v1/admin/presets": "at most twelve",
  "/v1/admin/canned-answers": "written by administrators",
  "/v1/admin/approvals/waiting": "asked for in the last day, by administrators",
  "/v1/admin/notes": "those on one thing",
  "/v1/admin/mail-streams": "thirty days",
  "/v1/admin/users/{id}/history": "twenty of each kind",
  "/v1/mail-streams": "the streams",
  "/v1/notifications/preferences": "the groups",
  "/v1/suggestions": "a few",
  "/v1/property/{id}/similar": "a few",
  "/v1/property/{id}/previews": "a listing's own",
  "/v1/property/{id}/agreement": "a listing's own",
  "/v1/property/{id}/deal": "the stages",
  "/v1/property/{id}/compliance": "the rules",
  "/v1/property/{id}/client-reports": "at most twenty",
  "/v1/rooms/{listingId}/openings": "a room's documents",
};

const isList = ({ method, answer }: Contract) =>
  method === "GET" && Object.values(shapeOf(answer)).some((each) => /array|record/u.test(kindOf(each)));
const shapeOf = (schema: unknown) => (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
const kindOf = (schema: unknown): string => {
  const { type, innerType } = (schema as { _zod: { def: { type: string; innerType?: unknown } } })._zod.def;
  return innerType === undefined ? type : kindOf(innerType);
};

describe(`a list among ${ROWS} rows of each kind`, () => {
  let site: TestApp;
  let client: pg.Client;
  let sent: ReturnType<typeof keepStatements>;
  const people = new Map<string, { uid: string; email: string; token: string }>();

  beforeAll(async () => {
    site = await buildTestApp({}, { watchDatabase: (db) => (sent = keepStatements(db)) });
    people.set("agency", await site.signInAs());
    people.set("seller", await site.signInAs());
    people.set("administrator", await site.signInAsAdministrator());
    client = new pg.Client({ connectionString: site.superuserUrl });
    await client.connect();
    const owners = { agency: people.get("agency")?.uid ?? "", seller: people.get("seller")?.uid ?? "" };
    await addManyRows(client, { rows: ROWS, owners });
    await client.query("SET max_parallel_workers_per_gather = 0; SET work_mem = '16MB'");
  }, LOADING_MS);
  afterAll(async () => {
    await client.end();
    await site.close();
  });

  test("every list is known here", async () => {
    const paths = (await listContracts()).filter(isList).map(({ path }) => path);
    expect(Object.keys(LISTS).toSorted()).toEqual(paths.toSorted());
  });

  const growing = Object.entries(LISTS).filter((entry): entry is [string, Grows] => typeof entry[1] !== "string");
  test.each(growing)(
    "%s reads an index, and no more than its page",
    async (path, { as, queries, id, blocks: most = BLOCKS_MAX }) => {
      const token = people.get(as)?.token ?? "";
      const address = id === undefined ? path : path.replace("{id}", await idOf(id));
      const faults: string[] = [];
      const read = async (query: string) => {
        sent.length = 0;
        const { status, text, body } = await site.call("GET", `${address}?${query}`, { token });
        if (status !== 200) faults.push(`${query}: ${status} ${text}`);
        const plans = [];
        for (const statement of [...sent]) plans.push(await explain(client, statement));
        const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
        if (blocks > most) faults.push(`${query}: ${blocks} blocks`);
        for (const { scanned, offset, text: said } of plans) {
          const whole = scanned.filter((table) => (GROWING as readonly string[]).includes(table));
          if (whole.length > 0) faults.push(`${query}: reads all ${whole.join(", ")} in ${said}`);
          if (offset > OFFSET_MAX) faults.push(`${query}: skips ${offset}`);
        }
        return body?.totalIsAtLeast ? (body.next as string) : undefined;
      };
      for (const query of queries) {
        const next = await read(query);
        if (next !== undefined && !query.includes("page=")) await read(`${query}&page=101&after=${next}`);
      }
      expect(faults.join("\n")).toBe("");
    },
  );

  async function idOf(kind: "listing" | "agent"): Promise<string> {
    const { rows } = await client.query<{ id: string }>(
      kind === "listing"
        ? "SELECT id FROM listings WHERE owner_id = $1 AND status = 'active' LIMIT 1"
        : "SELECT account_id AS id FROM agent_entries LIMIT 1",
      kind === "listing" ? [people.get("seller")?.uid] : [],
    );
    return rows[0]?.id ?? "";
  }
});
