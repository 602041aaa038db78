import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("an owner's decision", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let listing: string;
  let id: string;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  beforeEach(async () => {
    buyer = await people.enter();
    listing = await people.offer();
    await people.ask(buyer, listing);
    id = await people.findWaiting(listing);
  });
  afterAll(() => site.close());

  const decide = (verb: string, body: object = {}, who = people.owner) =>
    people.put(who, `requests/${id}/${verb}`, body);
  const readAudience = async () => (await people.stand(buyer, listing)).audience;
  const findGrant = async () => (await people.list("current", listing))[0].grant;
  const readMail = async () => (await people.readMails(buyer.email))[0];

  test("grants the person access for the given days", async () => {
    expect((await decide("approve", { days: 10 })).body).toEqual({ msg: "The request was approved." });
    expect(await readAudience()).toBe("granted");
    const seconds = Math.floor((site.clock.now().getTime() + 10 * DAY_MS) / 1000);
    expect(await findGrant()).toMatchObject({ state: "live", untilAt: { seconds } });
    const mail = await readMail();
    expect(mail.subject).toBe("You have access to “Bakery with two ovens”");
    expect(mail.text).toContain("for 10 days");
    expect((await people.ask(buyer, listing)).body.code).toBe("access.already_in");
  });

  test("is made once: of two concurrent ones, one takes effect", async () => {
    const answers = await Promise.all([
      decide("approve", { days: 1 }),
      decide("refuse"),
      decide("approve", { days: 2 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await decide("question", { question: "Who?" })).body.code).toBe("access.decided");
  });

  describe("about an approval at the same moment as another", () => {
    const revoke = async () => change("revoke", { reason: "The business is sold." });
    let grant: { id: string; untilAt: { seconds: number } };
    const change = (verb: string, body: object) => people.put(people.owner, `grants/${grant.id}/${verb}`, body);
    const listStatuses = async (...answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).toSorted();
    beforeEach(async () => {
      await decide("approve", { days: 1 });
      grant = await findGrant();
    });

    test("revokes it once", async () => {
      expect(await listStatuses(revoke(), revoke())).toEqual([200, 409]);
      expect((await people.readMails(buyer.email)).length).toBe(2);
    });

    /** The answer to an extension that waited for another change of the approval. */
    async function extendAfter(changed: string): Promise<{ status: number; body: { code?: string } }> {
      const { extending } = await withTransaction(site.db, async (client) => {
        await client.query(`UPDATE access_grants SET ${changed} WHERE id = $1`, [grant.id]);
        const waiting = change("extend", { days: 2 });
        await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
        await client.query("COMMIT");
        return { extending: waiting };
      });
      return extending;
    }

    test("extends it by the days of both", async () => {
      expect((await extendAfter("until_at = until_at + interval '72 hours'")).status).toBe(200);
      expect((await findGrant()).untilAt.seconds - grant.untilAt.seconds).toBe((5 * DAY_MS) / 1000);
    });

    test("does not extend what was revoked", async () => {
      expect((await extendAfter("revoked_at = from_at")).body.code).toBe("access.decided");
      expect((await readMail()).subject).toBe("You have access to “Bakery with two ovens”");
    });
  });

  test("is made only by the owner", async () => {
    const stranger = await people.enter();
    for (const [verb, body] of [
      ["approve", { days: 1 }],
      ["refuse", {}],
      ["question", { question: "Who?" }],
    ] as const) {
      for (const who of [stranger, buyer]) expect((await decide(verb, body, who)).status).toBe(404);
    }
    await decide("approve", { days: 1 });
    const grant = await findGrant();
    for (const who of [stranger, buyer]) {
      expect((await people.put(who, `grants/${grant.id}/extend`, { days: 1 })).status).toBe(404);
      expect((await people.put(who, `grants/${grant.id}/revoke`, { reason: "Any" })).status).toBe(404);
      expect((await people.read(who, "requests")).requests).toEqual([]);
    }
    for (const wrong of ["no-id", newId()]) {
      expect((await people.put(people.owner, `requests/${wrong}/approve`, { days: 1 })).status).toBe(404);
      expect((await people.put(people.owner, `grants/${wrong}/extend`, { days: 1 })).status).toBe(404);
    }
  });

  test("may be a refusal, whose note the person reads", async () => {
    await decide("refuse", { note: "We have enough offers." });
    expect((await people.stand(buyer, listing)).request).toMatchObject({
      state: "refused",
      note: "We have enough offers.",
    });
    expect((await readMail()).text).toContain("We have enough offers.");
    expect(await readAudience()).toBe("verified");
  });

  test("may wait for the answer to a question", async () => {
    expect((await people.put(buyer, `${listing}/answer`, { answer: "Too early" })).status).toBe(409);
    const countTodo = async () =>
      (await site.call("GET", "/v1/property/todo", { token: people.owner.token })).body.todo.requests;
    const before = await countTodo();
    await decide("question", { question: "How will you finance it?" });
    expect(await countTodo()).toBe(before - 1);
    expect((await readMail()).text).toContain("How will you finance it?");
    expect((await people.read(people.owner, "requests/waiting")).waiting).toBe(before - 1);
    expect((await people.put(buyer, `${listing}/answer`, { answer: " " })).body.fields).toHaveProperty("answer");
    await people.put(buyer, `${listing}/answer`, { answer: "With a bank." });
    expect((await people.list("waiting", listing))[0]).toMatchObject({ state: "open", answer: "With a bank." });
    expect((await people.readMails(people.owner.email))[0].text).toContain("With a bank.");
    expect((await decide("approve", { days: 1 })).status).toBe(200);
  });

  test("takes no answer to an earlier question for one to the present question", async () => {
    const answer = (question?: string) => people.put(buyer, `${listing}/answer`, { answer: "Yes.", question });
    await decide("question", { question: "Do you have a bank?" });
    await decide("question", { question: "Will you sell the ovens?" });
    expect(await answer("Do you have a bank?")).toMatchObject({ status: 409, body: { code: "access.decided" } });
    expect((await people.stand(buyer, listing)).request).toMatchObject({ state: "questioned", answer: "" });
    expect((await answer("Will you sell the ovens?")).status).toBe(200);
  });

  test("expires automatically, and can be extended before and after", async () => {
    await decide("approve", { days: 1 });
    const grant = await findGrant();
    await people.put(people.owner, `grants/${grant.id}/extend`, { days: 2 });
    expect((await findGrant()).untilAt.seconds - grant.untilAt.seconds).toBe((2 * DAY_MS) / 1000);
    site.clock.advance(3 * DAY_MS);
    for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", decision: "expired" });
    expect((await people.list("past", listing))[0].grant.state).toBe("expired");
    expect((await people.put(people.owner, `grants/${grant.id}/extend`, { days: 1 })).status).toBe(200);
    expect(await readAudience()).toBe("granted");
  });

  describe("to extend an approval that is over", () => {
    let grant: { id: string; untilAt: { seconds: number } };
    const signInAgain = async () => {
      for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
    };
    const extend = async () => {
      site.clock.advance(1000);
      expect((await people.put(people.owner, `grants/${grant.id}/extend`, { days: 1 })).status).toBe(200);
    };
    beforeEach(async () => {
      await decide("approve", { days: 1 });
      grant = await findGrant();
      site.clock.advance(2 * DAY_MS);
      await signInAgain();
      await people.ask(buyer, listing);
      id = await people.findWaiting(listing);
    });

    test("approves what the person has asked since", async () => {
      await extend();
      const untilAt = { seconds: Math.floor((site.clock.now().getTime() + DAY_MS) / 1000) };
      expect(await people.stand(buyer, listing)).toMatchObject({
        ...{ decision: "live", untilAt, request: { id, state: "approved", grant: { id: grant.id, untilAt } } },
      });
      expect(await people.list("waiting", listing)).toEqual([]);
      expect((await decide("refuse")).body.code).toBe("access.decided");
    });

    test("replaces a refusal since, so that it then ends like any other", async () => {
      site.clock.advance(1000);
      await decide("refuse", { note: "Not again." });
      await extend();
      expect(await people.stand(buyer, listing)).toMatchObject({ decision: "live", request: { state: "refused" } });
      site.clock.advance(2 * DAY_MS);
      await signInAgain();
      expect((await people.stand(buyer, listing)).decision).toBe("expired");
    });

    test("tells a reader whose latest request has no approval when theirs ends", async () => {
      await people.put(buyer, `${listing}/withdraw`);
      expect(await people.stand(buyer, listing)).toMatchObject({
        ...{ decision: "expired", untilAt: grant.untilAt, request: { state: "withdrawn", grant: null } },
      });
    });
  });

  test("can be revoked, effective from the next request, with a reason", async () => {
    await decide("approve", { days: 10 });
    const { id: grant } = await findGrant();
    const revoke = (reason: string) => people.put(people.owner, `grants/${grant}/revoke`, { reason });
    expect((await revoke(" ")).body.fields).toHaveProperty("reason");
    expect((await revoke("The business is sold.")).status).toBe(200);
    expect(await people.stand(buyer, listing)).toMatchObject({
      ...{ audience: "verified", decision: "revoked" },
      request: { grant: { state: "revoked", reason: "The business is sold." } },
    });
    expect((await revoke("Again.")).body.code).toBe("access.decided");
    expect((await people.put(people.owner, `grants/${grant}/extend`, { days: 1 })).body.code).toBe("access.decided");
    await people.ask(buyer, listing);
    expect(await readAudience()).toBe("verified");
  });

  test("is recorded without what people wrote", async () => {
    await decide("question", { question: "A secret question?" });
    await decide("refuse", { note: "A secret note." });
    const { rows } = await site.db.$client.query(
      "SELECT action, details::text FROM audit_entries WHERE subject_id = $1 ORDER BY id",
      [listing],
    );
    expect(rows.map(({ action }) => action)).toEqual(["access.asked", "access.questioned", "access.refused"]);
    expect(JSON.stringify(rows)).not.toContain("secret");
  });
});
