import { CANNED_ANSWERS_MAX } from "@vestpocket/domain/tickets/canned-answers.rules";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/v1/admin/canned-answers";
const RECEIPT = {
  title: "Where receipts are",
  english: "Hello {name},\nyour receipts are under Billing. ({number})",
  french: "Bonjour {name},\nvos reçus sont sous Facturation. ({number})",
};

describe("canned answers", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());
  beforeEach(() => site.db.execute(sql`DELETE FROM canned_answers`));

  const add = (overrides: object = {}, { token } = administrator) =>
    site.call("POST", PATH, { token, body: { ...RECEIPT, ...overrides } });
  const edit = (id: string, overrides: object = {}) =>
    site.call("POST", `${PATH}/${id}`, { token: administrator.token, body: { ...RECEIPT, ...overrides } });
  const remove = (id: string) => site.call("DELETE", `${PATH}/${id}`, { token: administrator.token });
  const list = async ({ token } = administrator): Promise<CannedAnswer[]> =>
    (await site.call("GET", PATH, { token })).body.cannedAnswers;

  test("are added, edited and deleted, by title, for all administrators, and each change is in the audit log", async () => {
    expect(await add({ title: " where receipts are ", english: "\r\nTwo\r\nlines\n" })).toMatchObject({ status: 201 });
    await add({ title: "Another" });
    const colleague = await site.signInAsAdministrator();
    const [another, receipts] = await list(colleague);
    expect([another?.title, receipts]).toMatchObject([
      "Another",
      { title: "where receipts are", english: "Two\nlines" },
    ]);
    expect((await edit(receipts?.id ?? "", { title: "Where receipts are" })).body.cannedAnswers[1]).toMatchObject(
      RECEIPT,
    );
    expect((await remove(another?.id ?? "")).body.cannedAnswers).toMatchObject([RECEIPT]);
    const audit = await site.call("GET", "/v1/admin/audit?action=canned_answers", { token: administrator.token });
    expect(audit.body.audit).toMatchObject(
      [
        ["delete", null],
        ["edit", "Where receipts are"],
        ["add", null],
        ["add", "Where receipts are"],
      ].map(([verb, subjectName]) => ({ action: `canned_answers.${verb}`, actorId: administrator.uid, subjectName })),
    );
  });

  test("need a title and a text in both languages, with placeholders that exist", async () => {
    for (const [body, field] of [
      [{ title: " " }, "title"],
      [{ title: "\u200b\u3164" }, "title"],
      [{ title: "x".repeat(61) }, "title"],
      [{ english: "" }, "english"],
      [{ english: "Hello {nmae}" }, "english"],
      [{ french: "Bonjour {nom}" }, "french"],
      [{ french: "x".repeat(5_001) }, "french"],
    ] as const) {
      const { status, body: answer } = await add(body);
      expect({ body, status, fields: Object.keys(answer.fields) }).toEqual({ body, status: 400, fields: [field] });
    }
    expect(await list()).toEqual([]);
  });

  test("have unique titles, in any case, and are at most 50, even with concurrent clicks", async () => {
    const answers = await Promise.all(["Billing", "BILLING", "billing"].map((title) => add({ title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [billing] = await list();
    await add({ title: "Refunds" });
    expect(await edit(billing?.id ?? "", { title: "refunds" })).toMatchObject({
      status: 409,
      body: { code: "canned_answers.title_taken", fields: { title: "Another canned answer has this title." } },
    });
    expect((await edit(billing?.id ?? "", { title: "BILLING" })).status).toBe(200);
    await site.db.execute(sql`
      INSERT INTO canned_answers SELECT gen_random_uuid(), 'Number ' || n, 'Hello', 'Bonjour'
      FROM generate_series(1, ${CANNED_ANSWERS_MAX - 3}) n`);
    await Promise.all(["One more", "Another one"].map((title) => add({ title })));
    expect(await list()).toHaveLength(CANNED_ANSWERS_MAX);
    expect((await add({ title: "Too many" })).body.code).toBe("canned_answers.too_many");
  });

  test("that do not exist are not edited or deleted, and members see none", async () => {
    const missing = { status: 404, body: { code: "canned_answers.not_found" } };
    for (const id of [newId(), "nonsense"]) {
      expect(await edit(id)).toMatchObject(missing);
      expect(await remove(id)).toMatchObject(missing);
    }
    const member = await site.signInAs();
    expect(await add({}, member)).toMatchObject({ status: 403 });
    expect(await list(member)).toBeUndefined();
  });
});
