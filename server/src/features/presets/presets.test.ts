import { PRESETS_MAX } from "@vestpocket/domain/presets/presets.rules";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { presets } from "./presets.tables.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const PAID_ROW = { list: "orders", name: "Paid", query: "status=paid" } as const;

/** An administrator's actions on saved filters. */
async function signInAsAdministrator() {
  const { token } = await site.signInAsAdministrator();
  const post = (path: string, body: object) => site.call("POST", `/v1/admin/presets${path}`, { token, body });
  return {
    token,
    save: (overrides: object = {}) => post("", { ...PAID_ROW, ...overrides }),
    rename: (id: string, name: string) => post(`/${id}/rename`, { name }),
    remove: (id: string) => post(`/${id}/delete`, {}),
    async list(list = "orders"): Promise<{ id: string; name: string; query: string }[]> {
      return (await site.call("GET", `/v1/admin/presets?list=${list}`, { token })).body.presets;
    },
  };
}

test("an administrator saves the filters of a list, renames and deletes them", async () => {
  const { save, rename, remove, list } = await signInAsAdministrator();
  expect((await save({ query: "status=paid&page=3&kind=&from=2026-01-01" })).status).toBe(201);
  await save({ name: "Anne’s", query: "searchQuery=Anne%20Roy" });
  await save({ list: "users", name: "Disabled", query: "isDisabled=true" });
  const [anne, paid] = await list();
  expect([anne?.name, paid]).toMatchObject(["Anne’s", { name: "Paid", query: "from=2026-01-01&status=paid" }]);
  expect((await rename(paid?.id ?? "", "Paid in 2026")).body).toEqual({ msg: "Filters renamed." });
  expect((await remove(anne?.id ?? "")).body).toEqual({ msg: "Saved filters deleted." });
  expect((await list()).map(({ name }) => name)).toEqual(["Paid in 2026"]);
  expect(await list("users")).toHaveLength(1);
});

test("saved filters need a list, a name and something to save", async () => {
  const { save, list } = await signInAsAdministrator();
  for (const [body, field] of [
    [{ list: "payments" }, "list"],
    [{ name: " " }, "name"],
    [{ name: "x".repeat(41) }, "name"],
    [{ query: "" }, "query"],
    [{ query: "status=<b>" }, "query"],
    [{ query: "a".repeat(601) }, "query"],
  ] as const) {
    const answer = await save(body);
    expect({ body, status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      body,
      status: 400,
      fields: [field],
    });
  }
  expect(await list()).toEqual([]);
});

test("a name is used once in a list, in any case, and a list has at most a dozen, even with concurrent clicks", async () => {
  const { save, rename, list } = await signInAsAdministrator();
  const answers = await Promise.all(["Paid", "PAID", "paid"].map((name) => save({ name })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const [paid] = await list();
  await save({ name: "Refunded" });
  expect(await rename(paid?.id ?? "", "refunded")).toMatchObject({ status: 409, body: { code: "presets.name_taken" } });
  expect((await rename(paid?.id ?? "", "PAID")).status).toBe(200);
  await Promise.all(Array.from({ length: PRESETS_MAX }, (_, at) => save({ name: `Number ${at}` })));
  expect(await list()).toHaveLength(PRESETS_MAX);
  expect((await save({ name: "One more" })).body.code).toBe("presets.too_many");
  expect((await save({ list: "tickets" })).status).toBe(201);
});

test("saved filters belong to one administrator", async () => {
  const { save, list } = await signInAsAdministrator();
  await save();
  const [mine] = await list();
  const other = await signInAsAdministrator();
  expect(await other.list()).toEqual([]);
  for (const id of [mine?.id ?? "", newId(), "nonsense"]) {
    const missing = { status: 404, body: { code: "presets.not_found" } };
    expect(await other.rename(id, "Mine")).toMatchObject(missing);
    expect(await other.remove(id)).toMatchObject(missing);
  }
  expect(await list()).toEqual([mine]);
});

test("saved filters are in a former administrator's data export, and end with the account", async () => {
  const { uid, token } = await site.signInAs();
  await site.db.insert(presets).values({ ...PAID_ROW, id: newId(), accountId: uid, createdAt: site.clock.now() });
  const confirmed = { token, body: { password: PASSWORD } };
  expect((await site.call("POST", "/v1/auth/export", confirmed)).body.presets).toMatchObject([PAID_ROW]);
  await site.call("POST", "/v1/auth/delete-account", confirmed);
  expect(await site.db.select().from(presets).where(eq(presets.accountId, uid))).toEqual([]);
});
