import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OWNED_BY_NOBODY, OWNED_CALLS, type OwnedCall, VIEWERS, type Viewer } from "./testing/access-table.ts";
import { inventAddress } from "./testing/account-journeys.ts";
import { listContracts } from "./testing/contracts.ts";
import { buildForm } from "./testing/forms.ts";
import { buildOwnedWorld, type OwnedThings, type OwnedWorld } from "./testing/owned-things.ts";
import { type Answer, buildTestApp, type TestApp } from "./testing/test-app.ts";

/** Lists of ids are answered 200, naming what was refused. */
const LISTS: readonly string[] = ["POST /v1/property/compare", "POST /v1/property/close"];
/**
 * Needs more than its owner: a document, a timestamp authority, Agent Pro, a signer without access. Their own tests
 * show that it works.
 */
const UNSHOWN: readonly string[] = [
  "GET /v1/property/{id}/document",
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/stamp",
  "POST /v1/users/agents/upload-profile/{userId}",
  "POST /v1/access/signers/{id}/end",
  "POST /v1/access/signers/{id}/restore",
];
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
    owned = contracts.flatMap((call) => {
      const row = OWNED_CALLS[nameOf(call)];
      return row === undefined ? [] : [[call, row] as const];
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

  test("every call that names something by id is in the table, and the table has no other calls", () => {
    const naming = contracts
      .filter(({ path, access }) => path.includes("{") && access !== "administrators")
      .map(nameOf);
    const listed = [...Object.keys(OWNED_CALLS), ...Object.keys(OWNED_BY_NOBODY)];
    expect(naming.filter((name) => !listed.includes(name))).toEqual([]);
    const known = contracts.map(nameOf);
    expect(listed.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(VIEWERS.filter((as) => as !== "owner"))(
    "is refused as %s, as if the resource did not exist, and changes nothing",
    async (as) => {
      const before = await countRows();
      const wrong: string[] = [];
      const refusing = owned.filter(([, row]) => !row.may.includes(as));
      for (const [call, row] of refusing) {
        const missing = await ask(call, row, { as, ids: inventIds(world.ids) });
        // A listing that nobody else sees must also look the same where only its owner may do something.
        const hasHidden = row.of === "listing" && as !== "administrator";
        const things = hasHidden ? [row, { ...row, of: "hiddenListing" as const }] : [row];
        for (const each of things) {
          const ids = each.of === row.of ? world.ids : { ...world.ids, listing: world.ids.hiddenListing };
          const other = await ask(call, row, { as, ids });
          const isRefused = [401, 403, 404].includes(other.status) || LISTS.includes(nameOf(call));
          // That a listing exists which members see is no secret.
          const isPrivate = each.of !== "listing";
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
        const { status } = await site.call(method, path.replace(/\{\w+\}/gu, world.ids.account), {
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
      const active = { ...world.ids, hiddenListing: world.ids.listing };
      for (const as of ["owner", "reader"] as const) {
        if (row.may.includes(as)) answers.push(await ask(call, row, { as, ids: world.ids }));
        if (row.of === "hiddenListing") answers.push(await ask(call, row, { as, ids: active }));
      }
      if (answers.every((answer) => toSaid(answer, world.ids) === missing)) same.push(nameOf(call));
    }
    expect(same.toSorted()).toEqual(UNSHOWN.toSorted());
  });
});

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
/** What ends something for good is called last. */
const isEnd = ({ method, path }: Contract) => method === "DELETE" || /\/(remove|close|withdraw|revoke)$/u.test(path);

const mapIds = (ids: OwnedThings, change: (id: string) => string) =>
  Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, change(id)])) as unknown as OwnedThings;
const inventIds = (ids: OwnedThings) => mapIds(ids, () => newId());
const spoilIds = (ids: OwnedThings) => mapIds(ids, (id) => `${id}%00x`);

/** A path's last id names what the call is about; those before it, what that belongs to. */
function toPath({ path }: Contract, of: OwnedCall["of"], ids: OwnedThings): string {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).filter((name) => name !== "page");
  const outer = of === "draftFile" ? ids.draft : ids.listing;
  const filled = path
    .replace("{page}", "1")
    .replace(/\{(\w+)\}/gu, (_, name) => (name === names.at(-1) ? ids[of] : outer));
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
