import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOfferJourneys } from "../../testing/offers.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { markRead } from "./counting.queries.ts";

interface Person {
  readonly token: string;
}

describe("questions in a deal room", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createOfferJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createOfferJourneys(site);
  });
  afterAll(() => site.close());

  const ask = (who: Person, listing: string, form: object = {}) =>
    site.call("POST", `/v1/property/${listing}/questions`, {
      token: who.token,
      body: { kind: "question", text: "Are the ovens gas or electric?", ...form },
    });
  const list = (who: Person, listing: string, query = "") =>
    site.call("GET", `/v1/property/${listing}/questions?${query}`, { token: who.token });
  const put = (who: Person, id: string, step: string, body: object = {}) =>
    site.call("POST", `/v1/questions/${id}/${step}`, { token: who.token, body });
  const answer = (who: Person, id: string, body: object = {}) =>
    put(who, id, "answer", { version: 0, answer: "Gas, since 2019.", ...body });
  const todo = async (who: Person) => (await site.call("GET", "/v1/property/todo", { token: who.token })).body.todo;

  /** A question that awaits the owner, in a room with two readers. */
  async function begin(form: object = {}) {
    const { buyer, listing } = await people.enterRoom();
    const { buyer: other } = await people.enterRoom(listing);
    await ask(buyer, listing, form);
    const { questions } = (await list(people.owner, listing, "kind=question")).body;
    const { questions: documents } = (await list(people.owner, listing, "kind=document")).body;
    return { listing, buyer, other, id: [...questions, ...documents][0]?.id as string };
  }

  test("a question reaches the owner with the asker's name, and no other reader", async () => {
    const { listing, buyer, other } = await begin();
    expect((await list(people.owner, listing)).body).toMatchObject({
      ...{ isOwner: true, waiting: 1, totalResults: 1 },
      questions: [{ askerName: "Luc Gagnon", state: "open", isMine: false, steps: ["answer", "decline"] }],
    });
    expect((await list(buyer, listing)).body).toMatchObject({
      ...{ isOwner: false, waiting: 0 },
      questions: [{ askerName: null, isMine: true, steps: ["withdraw"] }],
    });
    expect((await list(other, listing)).body).toMatchObject({ totalResults: 0, questions: [] });
  });

  test("an answered one is visible to all readers, without who asked", async () => {
    const { listing, buyer, other, id } = await begin();
    expect((await answer(people.owner, id)).status).toBe(200);
    const seen = await list(other, listing);
    expect(seen.body.questions).toMatchObject([
      { text: "Are the ovens gas or electric?", answers: [{ text: "Gas, since 2019." }], isMine: false, steps: [] },
    ]);
    expect(seen.text).not.toContain("Gagnon");
    expect(seen.text).not.toContain(buyer.uid);
    expect((await todo(buyer)).answers).toEqual({ waiting: 1, listing });
    expect((await list(buyer, listing)).body.questions[0].isNew).toBe(true);
    expect((await list(buyer, listing)).body.questions[0].isNew).toBe(false);
    expect((await todo(buyer)).answers).toEqual({ waiting: 0, listing: null });
  });

  test("an answer stays unread until it was shown", async () => {
    const { listing, buyer, id } = await begin();
    await ask(buyer, listing, { text: "Second?" });
    const [{ id: second }] = (await list(buyer, listing)).body.questions;
    for (const each of [id, second]) await answer(people.owner, each);
    const readPage = async (page: number) =>
      (await list(buyer, listing, `limit=1&page=${page}`)).body.questions.map(({ isNew }: { isNew: boolean }) => isNew);
    expect(await readPage(1)).toEqual([true]);
    expect((await todo(buyer)).answers.waiting).toBe(1);
    expect([await readPage(1), await readPage(2)]).toEqual([[false], [true]]);
    expect((await todo(buyer)).answers.waiting).toBe(0);
  });

  test("an answer that was corrected after it was read, and before that was noted, stays unread", async () => {
    const { listing, buyer, id } = await begin();
    await answer(people.owner, id);
    await answer(people.owner, id, { version: 1, answer: "Electric." });
    await markRead(site.db, [{ id, version: 1 }]);
    expect((await todo(buyer)).answers.waiting).toBe(1);
    expect((await list(buyer, listing)).body.questions).toMatchObject([{ isNew: true }]);
    expect((await todo(buyer)).answers.waiting).toBe(0);
  });

  test("a corrected answer keeps earlier ones, and of two concurrent corrections one takes effect", async () => {
    const { listing, other, id } = await begin();
    await answer(people.owner, id);
    const corrections = ["Gas, since 2020.", "Electric."].map((text) =>
      answer(people.owner, id, { version: 1, answer: text }),
    );
    const statuses = (await Promise.all(corrections)).map(({ status, body }) => [status, body.code]);
    expect(statuses.toSorted()).toEqual([
      [200, undefined],
      [409, "questions.changed"],
    ]);
    const [{ answers }] = (await list(other, listing)).body.questions;
    expect(answers).toHaveLength(2);
    expect(answers[1].text).toBe("Gas, since 2019.");
    expect((await put(people.owner, id, "decline", { note: "" })).status).toBe(409);
  });

  test("a declined one is visible only to its asker, with the owner's note", async () => {
    const { listing, buyer, other, id } = await begin();
    expect((await put(people.owner, id, "decline", { note: "Please ask your agent." })).status).toBe(200);
    expect((await list(buyer, listing)).body.questions).toMatchObject([
      { state: "declined", note: "Please ask your agent.", steps: [] },
    ]);
    expect((await list(other, listing)).body.questions).toEqual([]);
    expect((await answer(people.owner, id)).status).toBe(409);
  });

  test("its asker withdraws an open one, leaving no trace", async () => {
    const { listing, buyer, other, id } = await begin();
    expect((await put(other, id, "withdraw")).status).toBe(404);
    expect((await put(buyer, id, "withdraw")).status).toBe(200);
    expect((await list(people.owner, listing)).body.totalResults).toBe(0);
    const second = await begin();
    await answer(people.owner, second.id);
    expect((await put(second.buyer, second.id, "withdraw")).status).toBe(409);
  });

  test("a request for a missing document is between its asker and the owner", async () => {
    const form = { kind: "document", text: "The phase I report", reason: "For our lender." };
    const { listing, buyer, other, id } = await begin(form);
    expect((await put(people.owner, id, "answer", { version: 0, answer: "" })).status).toBe(200);
    expect((await list(buyer, listing, "kind=document")).body.questions).toMatchObject([
      { state: "answered", text: "The phase I report", reason: "For our lender.", answers: [{ text: "" }] },
    ]);
    expect((await list(other, listing, "kind=document")).body.totalResults).toBe(0);
    const [mail] = await people.readMails(buyer.email);
    expect(mail.subject).toBe("The document you asked for was added to “Bakery with two ovens”");
  });

  test("nobody without access asks or reads: not strangers, not administrators, not once it is revoked", async () => {
    const { listing, buyer, id } = await begin();
    await answer(people.owner, id);
    const [, { grant }] = await people.listRequests("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "It is sold." });
    for (const who of [await people.enter(), await site.signInAsAdministrator(), buyer]) {
      expect(await list(who, listing)).toMatchObject({ status: 403, body: { code: "questions.no_access" } });
      expect((await ask(who, listing)).status).toBe(403);
      expect((await answer(who, id, { version: 1 })).status).toBe(404);
      expect((await put(who, id, "decline")).status).toBe(404);
    }
    expect((await todo(buyer)).answers.waiting).toBe(0);
    for (const unknown of [newId(), "abc"]) {
      expect((await list(people.owner, unknown)).status).toBe(404);
      expect((await answer(people.owner, unknown)).status).toBe(404);
    }
    expect(await ask(people.owner, listing)).toMatchObject({ status: 409, body: { code: "questions.own_listing" } });
  });

  test.each([
    ["text", { text: " \n" }],
    ["text", { text: "x".repeat(2_001) }],
    ["reason", { kind: "document", reason: "" }],
    ["kind", { kind: "wish" }],
  ])("an invalid %s is named: %o", async (field, form) => {
    const { buyer, listing } = await people.enterRoom();
    const { status, body } = await ask(buyer, listing, form);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test("an answer without words and a note that is too long are named", async () => {
    const { id } = await begin();
    expect((await answer(people.owner, id, { answer: " " })).body.fields).toHaveProperty("answer");
    expect((await put(people.owner, id, "decline", { note: "x".repeat(1_001) })).body.fields).toHaveProperty("note");
  });

  test("mails and the audit log contain nothing of what was asked and answered", async () => {
    const { listing, buyer, id } = await begin({ text: "Is the roof leaking?" });
    await answer(people.owner, id, { answer: "Only in the back." });
    const [toOwner] = await people.readMails(people.owner.email);
    const [toBuyer] = await people.readMails(buyer.email);
    expect(toOwner.subject).toBe("Luc Gagnon asked a question about “Bakery with two ovens”");
    expect(toBuyer.subject).toBe("Your question about “Bakery with two ovens” was answered");
    const { rows } = await site.db.$client.query("SELECT * FROM audit_entries WHERE subject_id = $1", [listing]);
    expect(JSON.stringify([toOwner, toBuyer, rows])).not.toMatch(/roof|leak|back\./u);
    expect(JSON.stringify(toBuyer)).not.toContain("Roy");
  });

  test("questions are paged, open ones first, and each appears among the pending tasks", async () => {
    const { listing, buyer, id } = await begin();
    await answer(people.owner, id);
    for (const text of ["Second?", "Third?"]) await ask(buyer, listing, { text });
    const texts = async (page: number) =>
      (await list(people.owner, listing, `limit=2&page=${page}`)).body.questions.map(
        (one: { text: string }) => one.text,
      );
    expect([await texts(1), await texts(2)]).toEqual([["Third?", "Second?"], ["Are the ovens gas or electric?"]]);
    expect((await todo(people.owner)).questions).toMatchObject({ waiting: expect.any(Number) });
    expect((await todo(people.owner)).questions.waiting).toBeGreaterThanOrEqual(2);
    expect((await list(people.owner, listing, "limit=51")).status).toBe(400);
  });

  test("one person can ask 20 an hour", async () => {
    const { buyer, listing } = await people.enterRoom();
    const answers = await Promise.all(Array.from({ length: 21 }, () => ask(buyer, listing)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("their answers and notes are not in the asker's export once they may not read the room", async () => {
    const { listing, buyer, other, id } = await begin();
    await ask(buyer, listing, { text: "Second?" });
    const [{ id: second }] = (await list(buyer, listing)).body.questions;
    await answer(people.owner, id);
    await put(people.owner, second, "decline", { note: "Please ask your agent." });
    const readExport = async () => {
      const body = { password: PASSWORD };
      return (await site.call("POST", "/v1/auth/export", { token: buyer.token, body })).body.questions;
    };
    const whole = [
      { state: "answered", answers: [{ text: "Gas, since 2019." }] },
      { state: "declined", text: "Second?", note: "Please ask your agent." },
    ];
    const withheld = [
      { state: "answered", text: "Are the ovens gas or electric?", answers: null, note: null },
      { state: "declined", text: "Second?", answers: null, note: null },
    ];
    const say = (step: string) =>
      site.call("POST", `/v1/property/${listing}/${step}`, { token: people.owner.token, body: {} });
    expect(await readExport()).toMatchObject(whole);
    await say("pause");
    expect(await readExport()).toMatchObject(withheld);
    await say("resume");
    expect(await readExport()).toMatchObject(whole);
    const requests: { asker: { email: string }; grant: { id: string } }[] = await people.listRequests(
      "current",
      listing,
    );
    const grant = requests.find(({ asker }) => asker.email === buyer.email)?.grant.id;
    await people.put(people.owner, `grants/${grant}/revoke`, { reason: "It is sold." });
    await answer(people.owner, id, { version: 1, answer: "Electric." });
    expect(await readExport()).toMatchObject(withheld);
    expect((await list(other, listing)).body.questions[0].answers).toHaveLength(2);
  });

  test("they are in the asker's export; an answered one stays without them, an open one is deleted", async () => {
    const { listing, buyer, other, id } = await begin();
    await ask(buyer, listing, { text: "Second?" });
    await answer(people.owner, id);
    const send = (what: string) =>
      site.call("POST", `/v1/auth/${what}`, { token: buyer.token, body: { password: PASSWORD } });
    expect((await send("export")).body.questions).toMatchObject([
      { state: "answered", answers: [{ text: "Gas, since 2019." }] },
      { state: "open", text: "Second?" },
    ]);
    expect((await send("delete-account")).status).toBe(200);
    expect((await list(other, listing)).body.totalResults).toBe(1);
    expect((await list(people.owner, listing)).body.questions).toMatchObject([{ state: "answered", askerName: null }]);
  });
});
