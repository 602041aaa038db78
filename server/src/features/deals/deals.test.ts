import { DEAL_STATUSES } from "@vestpocket/domain/deals/deals.terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOfferJourneys } from "../../testing/offers.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "../agreements/agreements.ts";

describe("a deal's status", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createOfferJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createOfferJourneys(site);
  });
  afterAll(() => site.close());

  const set = ({ token }: { token: string }, listing: string, status: string) =>
    site.call("POST", `/v1/property/${listing}/deal`, { token, body: { status } });
  const read = ({ token }: { token: string }, listing: string) =>
    site.call("GET", `/v1/property/${listing}/deal`, { token });

  test("is set by the owner, and its history is visible only to the room's readers", async () => {
    const { buyer, listing } = await people.enterRoom();
    expect((await read(buyer, listing)).body).toEqual({ isOwner: false, history: [] });
    for (const status of DEAL_STATUSES) expect((await set(people.owner, listing, status)).status).toBe(200);
    const { history } = (await read(buyer, listing)).body;
    expect(history.map(({ status }: { status: string }) => status)).toEqual(DEAL_STATUSES.toReversed());
    expect((await read(people.owner, listing)).body.isOwner).toBe(true);
    for (const who of [await people.enter(), await site.signInAsAdministrator()]) {
      expect(await read(who, listing)).toMatchObject({ status: 403, body: { code: "deals.no_access" } });
    }
  });

  test("is chosen only by the owner, from a closed list, ten times a day", async () => {
    const { buyer, listing } = await people.enterRoom();
    expect((await set(buyer, listing, "firm")).status).toBe(404);
    expect(await set(people.owner, listing, "sold")).toMatchObject({
      status: 400,
      body: { fields: { status: expect.any(String) } },
    });
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, at) => set(people.owner, listing, at % 2 === 0 ? "firm" : "closed")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("is emailed once to each reader, with nothing beyond the status, and not after their access has ended", async () => {
    const { buyer, listing } = await people.enterRoom();
    const { buyer: french } = await people.enterRoom(listing);
    await site.db.$client.query("UPDATE accounts SET language = 'fr' WHERE id = $1", [french.uid]);
    const { buyer: revoked } = await people.enterRoom(listing);
    const [{ grant }] = await people.listRequests("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "It is sold." });
    const before = (await people.readMails(revoked.email)).length;
    await Promise.all([1, 2].map(() => set(people.owner, listing, "letter_of_intent")));
    const about = (mails: { subject: string }[]) =>
      mails.map(({ subject }) => subject).filter((subject) => /letter|lettre/iu.test(subject));
    expect(about(await people.readMails(buyer.email))).toEqual(["“Bakery with two ovens”: Under letter of intent"]);
    expect(about(await people.readMails(french.email))).toHaveLength(1);
    expect(await people.readMails(revoked.email)).toHaveLength(before);
    expect((await read(buyer, listing)).body.history).toHaveLength(1);
    const { rows } = await site.db.$client.query(
      "SELECT body FROM room_events WHERE room = $1 AND kind = 'deal_status_set'",
      [listing],
    );
    expect(rows).toEqual([{ body: JSON.stringify({ status: "letter_of_intent" }) }]);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });
});
