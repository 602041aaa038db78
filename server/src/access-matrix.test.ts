import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "./testing/account-journeys.ts";
import { listContracts } from "./testing/contracts.ts";
import { isOwned, listDeclaredCalls, type OwnedCall, type OwnedThings } from "./testing/declared-calls.ts";
import { listDeclaredTables } from "./testing/declared-data.ts";
import { buildForm } from "./testing/forms.ts";
import { buildOwnedWorld, type OwnedWorld } from "./testing/owned-things.ts";
import { type Answer, buildTestApp, type TestApp } from "./testing/test-app.ts";

/** Ten kinds of callers. */
const VIEWERS = [
  "visitor",
  "newcomer",
  "stranger",
  "rival",
  "reader",
  "revoked",
  "owner",
  "disabled",
  "unconfirmed administrator",
  "administrator",
] as const;
type Viewer = (typeof VIEWERS)[number];

/** Rows that a rejected call may write: a record that it was made. */
const NOTED = ["throttles", "audit_entries", "sessions", "request_keys", "search_days"];

describe("a call that names someone else's resource", () => {
  let site: TestApp;
  let world: OwnedWorld;
  let contracts: Contract[];
  let owned: (readonly [Contract, OwnedCall])[];
  const tokens = new Map<Viewer, string>();

  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    contracts = await listContracts();
    world = await buildOwnedWorld(site);
    const declared = new Map((await listDeclaredCalls()).map(({ name, call }) => [name, call]));
    owned = contracts.flatMap((call) => {
      const row = declared.get(nameOf(call));
      return row !== undefined && isOwned(row) ? [[call, row] as const] : [];
    });
    await enterAll();
  });
  afterAll(() => site.close());

  async function enterAll(): Promise<void> {
    const at = site.clock.now();
    const confirmed = { emailVerifiedAt: at, phoneVerifiedAt: at };
    const rival = await site.signInAs(confirmed);
    await site.addListings([{ ownerId: rival.uid }]);
    const disabled = await site.signInAs(confirmed);
    const unconfirmed = await site.signInAsAdministrator();
    tokens.set("newcomer", (await site.signInAs({ emailVerifiedAt: null })).token);
    tokens.set("stranger", (await site.signInAs(confirmed)).token);
    tokens.set("rival", rival.token);
    for (const name of ["reader", "revoked", "owner"] as const) tokens.set(name, world[name].token);
    tokens.set("disabled", disabled.token);
    tokens.set("unconfirmed administrator", unconfirmed.token);
    tokens.set("administrator", (await site.signInAsAdministrator()).token);
    await site.db.execute(sql`UPDATE accounts SET disabled_at = ${at.toISOString()} WHERE id = ${disabled.uid}`);
    await site.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE account_id = ${unconfirmed.uid}`);
  }

  function ask(call: Contract, row: OwnedCall, { as, ids }: { as: Viewer; ids: OwnedThings }): Promise<Answer> {
    const token = tokens.get(as);
    const sent = row.form
      ? buildForm([{ name: "title", content: "Mine" }])
      : { body: row.body?.(ids, site.clock.now()) };
    const options = { address: inventAddress(), ...(token && { token }), ...(sent.body && sent) };
    return site.call(call.method, toPath(call, row.of, ids), options);
  }

  /** The rows of every table in which a rejected call may leave nothing. */
  async function countRows(): Promise<Record<string, string>> {
    const { rows: tables } = await site.db.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !NOTED.includes(table.name))) {
      const { rows } = await site.db.execute<{ hash: string }>(
        sql`SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM ${sql.identifier(name)} t`,
      );
      found[name] = rows[0]?.hash ?? "";
    }
    return found;
  }

  test("every call that names something by id is declared with whose it is", async () => {
    const declared = await listDeclaredCalls();
    const known = declared.filter(({ call }) => isOwned(call) || call.ofNobody !== undefined).map(({ name }) => name);
    const naming = contracts.filter(({ path, access }) => path.includes("{") && access !== "administrators");
    expect(naming.map(nameOf).filter((name) => !known.includes(name))).toEqual([]);
    const existing = contracts.map(nameOf);
    expect(known.filter((name) => !existing.includes(name))).toEqual([]);
  });

  test("the rows that calls name are reached by exactly those of whom their table says so", async () => {
    const reached = Object.fromEntries(
      (await listDeclaredTables()).flatMap(({ name, reachedBy }) => (reachedBy ? [[name, reachedBy.toSorted()]] : [])),
    );
    const found = new Map<string, Set<string>>();
    for (const [, { of, may }] of owned) {
      const table = of === "hiddenListing" ? "listings" : of;
      found.set(table, new Set([...(found.get(table) ?? []), ...may]));
    }
    expect(Object.fromEntries([...found].map(([table, viewers]) => [table, [...viewers].toSorted()]))).toEqual(reached);
  });

  test.each(VIEWERS.filter((as) => as !== "owner"))(
    "is refused as %s, as if the resource did not exist, and changes nothing",
    async (as) => {
      const before = await countRows();
      const wrong: string[] = [];
      const refusing = owned.filter(([, row]) => !mayReach(row, as));
      for (const [call, row] of refusing) {
        const missing = await ask(call, row, { as, ids: inventIds(world.ids) });
        // A listing that nobody else sees must also look the same where only its owner may do something.
        const hasHidden = row.of === "listings" && as !== "administrator";
        const things = hasHidden ? [row, { ...row, of: "hiddenListing" as const }] : [row];
        for (const each of things) {
          const ids = each.of === row.of ? world.ids : { ...world.ids, listings: idOf(world.ids, "hiddenListing") };
          const other = await ask(call, row, { as, ids });
          const isRefused = [401, 403, 404].includes(other.status) || row.takesList === true;
          // That a listing exists which members see is no secret.
          const isPrivate = each.of !== "listings";
          const isSame = toSaid(other, ids) === toSaid(missing);
          if (!isRefused || (isPrivate && !isSame))
            wrong.push(`${nameOf(call)} ${each.of}: ${other.status} ${other.text}`);
        }
        // Everyone who passes the access check meets the same schemas.
        if (as !== "stranger" && as !== "administrator") continue;
        const { status } = await ask(call, row, { as, ids: spoilIds(world.ids) });
        if (status < 400 || status > 499) wrong.push(`${nameOf(call)} malformed: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await countRows()).toEqual(before);
      expect(refusing.length).toBeGreaterThan(30);
    },
  );

  test.each(VIEWERS.filter((as) => as !== "administrator"))(
    "gives no access to the administration as %s",
    async (as) => {
      const wrong: string[] = [];
      const token = tokens.get(as);
      const isOut = as === "visitor" || as === "disabled";
      const gated = contracts.filter(({ access }) => access === "administrators" || (isOut && access === "members"));
      for (const { method, path } of gated) {
        const { status } = await site.call(method, path.replace(/\{\w+\}/gu, world.owner.uid), {
          ...(token && { token }),
          ...(method !== "GET" && { body: {} }),
        });
        if (status !== (isOut ? 401 : 403)) wrong.push(`${method} ${path}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(gated.length).toBeGreaterThan(30);
    },
  );

  test("is refused only because of ownership: owners get another response", async () => {
    const same: string[] = [];
    for (const [call, row] of owned.toSorted(([one], [other]) => Number(isEnd(one)) - Number(isEnd(other)))) {
      const answers: Answer[] = [];
      const missing = toSaid(await ask(call, row, { as: "owner", ids: inventIds(world.ids) }));
      const active = { ...world.ids, hiddenListing: idOf(world.ids, "listings") };
      for (const as of ["owner", "reader"] as const) {
        if (mayReach(row, as)) answers.push(await ask(call, row, { as, ids: world.ids }));
        if (row.of === "hiddenListing") answers.push(await ask(call, row, { as, ids: active }));
      }
      if (answers.every((answer) => toSaid(answer, world.ids) === missing)) same.push(nameOf(call));
    }
    const needy = owned.filter(([, { needs }]) => needs !== undefined).map(([call]) => nameOf(call));
    expect(same.toSorted()).toEqual(needy.toSorted());
  });
});

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
/** What ends something for good is called last. */
const isEnd = ({ method, path }: Contract) => method === "DELETE" || /\/(remove|close|withdraw|revoke)$/u.test(path);

const mayReach = ({ may }: OwnedCall, viewer: Viewer) => may.some((one) => one === viewer);

function idOf(ids: OwnedThings, of: string): string {
  const id = ids[of];
  if (id === undefined) throw new Error(`no noun adds one of the ${of}`);
  return id;
}

const mapIds = (ids: OwnedThings, change: (id: string) => string) =>
  Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, change(id)]));
const inventIds = (ids: OwnedThings) => mapIds(ids, () => newId());
const spoilIds = (ids: OwnedThings) => mapIds(ids, (id) => `${id}%00x`);

/** A path's last id names what the call is about; those before it, what that belongs to. */
function toPath({ path }: Contract, of: OwnedCall["of"], ids: OwnedThings): string {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).filter((name) => name !== "page");
  const outer = idOf(ids, of === "listing_draft_files" ? "listing_drafts" : "listings");
  const filled = path
    .replace("{page}", "1")
    .replace(/\{(\w+)\}/gu, (_, name) => (name === names.at(-1) ? idOf(ids, of) : outer));
  return filled.endsWith("/documents") ? `${filled}?folder=leases` : filled;
}

/** A response without its own ids and the requested ones. */
function toSaid({ status, text }: Answer, ids?: OwnedThings): string {
  const said = text.replace(/"requestId":"[^"]+"/u, "");
  return `${status} ${Object.values(ids ?? {}).reduce((all, id) => all.replaceAll(id, "ID"), said)}`.replace(
    /[0-9a-f]{8}-[0-9a-f-]{27}/gu,
    "ID",
  );
}
