import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { addAgent } from "../../testing/agents.ts";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const POSTER = { firstName: "Quirine", lastName: "Vantongeren" };

const DESIGNATION = "Salesperson of Record";

describe("an agent who keeps their name on a listing confidential", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let inquiries: Awaited<ReturnType<typeof createInquiryJourneys>>;
  let agent: { uid: string; email: string; token: string };
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let [hidden, open] = ["", ""];
  beforeAll(async () => {
    site = await buildTestApp();
    [people, inquiries] = [await createAccessJourneys(site), await createInquiryJourneys(site)];
    const confirmed = { emailVerifiedAt: site.clock.now(), phoneVerifiedAt: site.clock.now() };
    const added = await addAgent(site, { ...POSTER, ...confirmed, brokerageName: "Zwanenburg Immobilien" });
    agent = { ...added, token: await site.signIn(added.email) };
    await site.db.execute(sql`UPDATE agents SET designation = ${DESIGNATION} WHERE account_id = ${agent.uid}`);
    const offered = { ownerId: agent.uid, postedAs: "agent" as const, title: "Two floors above a bank" };
    [hidden = "", open = ""] = await site.addListings([{ ...offered, levels: { poster: "nda" } }, offered]);
    buyer = await people.enter();
  });
  afterAll(() => site.close());

  const named = (text: string) =>
    [...Object.values(POSTER), "Zwanenburg", DESIGNATION, agent.uid, agent.email].filter((name) => text.includes(name));
  const get = (path: string, { token }: { token: string } = buyer) => site.call("GET", path, { token });
  const read = async (id = hidden, who: { token: string } = buyer) =>
    (await get(`/v1/property/getProperty/${id}`, who)).body.property;
  const link = (id = hidden) => ({ listingLink: `${site.config.publicUrl}/property/${id}` });

  test("is named on none of its pages, and the listing on none of theirs", async () => {
    const answers = [
      await get(`/v1/property/getProperty/${hidden}`),
      await site.call("POST", "/v1/property/compare", { token: buyer.token, body: { ids: [hidden] } }),
      await get(`/v1/access/${hidden}`),
      await get(`/v1/property/${hidden}/agreement`),
    ];
    for (const { status, text } of answers) expect({ status, named: named(text) }).toEqual({ status: 200, named: [] });
    const { listingOwner, withheld } = await read();
    expect({ listingOwner, withheld }).toEqual({ listingOwner: null, withheld: [{ key: "poster", needs: "granted" }] });
    expect(await read(hidden, agent)).toMatchObject({ listingOwner: agent.uid, designation: DESIGNATION });
    expect(await read(open)).toMatchObject({ listingOwner: agent.uid, designation: DESIGNATION });
    const licences = async () => [(await read()).licence, (await read(open)).licence];
    expect(await licences()).toEqual([null, null]);
    const checkedOn = site.clock.now().toISOString().slice(0, 10);
    await site.db.execute(sql`
      UPDATE agents SET verified_at = now(), licence_class = 'general', licence_checked_on = ${checkedOn},
        regulator = 'RECO', licence_number = '4712345'
      WHERE account_id = ${agent.uid}`);
    // The day of the check would tell in the directory who it is.
    expect(await licences()).toEqual([{ checkedOn: null }, { checkedOn }]);
    const { properties, totalResults } = (await get(`/v1/users/agents/${agent.uid}/listings`)).body;
    expect([properties.map(({ id }: { id: string }) => id), totalResults]).toEqual([[open], 1]);
    const search = { token: buyer.token, body: { keywords: ["floors"] } };
    const found = (await site.call("POST", "/v1/property/search", search)).body.response.properties;
    const agentOf = (id: string) => found.find((card: { id: string }) => card.id === id).agent;
    expect([agentOf(hidden), agentOf(open).name]).toEqual([null, "Quirine Vantongeren"]);
  });

  test("gets messages and replies without being named, whatever the sender guesses", async () => {
    for (const owner of [undefined, newId(), agent.uid]) {
      expect((await inquiries.send(await people.enter(), { owner, ...link() })).status).toBe(200);
    }
    expect((await inquiries.send(buyer, { owner: newId(), ...link(open) })).body.fields).toHaveProperty("owner");
    const id: string = (await inquiries.send(buyer, { owner: undefined, ...link() })).body.inquiryId;
    expect((await inquiries.reply(agent, id, "They are rented until 2031.")).status).toBe(200);
    const [thread, list] = [await inquiries.read(buyer, id), await inquiries.list(buyer, "box=sent")];
    expect(thread.body.inquiry.with).toEqual({ uid: null, name: "The owner" });
    const [mail] = await people.readMails(buyer.email);
    expect(mail.subject).toBe("The owner replied about “Two floors above a bank”");
    expect(named(JSON.stringify([thread.body, list, mail]))).toEqual([]);
    expect((await inquiries.read(agent, id)).body.inquiry.with.name).toBe("Luc Gagnon");
  });

  test("is named to people with access, for as long as they have it", async () => {
    const reader = await people.enter();
    const id: string = (await inquiries.send(reader, { owner: undefined, ...link() })).body.inquiryId;
    await people.ask(reader, hidden);
    const [{ id: request }] = (await people.read(agent, `requests?listing=${hidden}`)).requests;
    await people.put(agent, `requests/${request}/approve`, { days: 1 });
    expect((await read(hidden, reader)).listingOwner).toBe(agent.uid);
    const nameOf = async () => (await inquiries.read(reader, id)).body.inquiry.with.name;
    expect(await nameOf()).toBe("Quirine Vantongeren");
    const [{ grant }] = (await people.read(agent, `requests?box=current&listing=${hidden}`)).requests;
    await people.put(agent, `grants/${grant.id}/revoke`, { reason: "Sold." });
    expect([(await read(hidden, reader)).listingOwner, await nameOf()]).toEqual([null, "The owner"]);
  });
});
