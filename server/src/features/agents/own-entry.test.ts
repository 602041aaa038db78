import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { listDeclaredCalls } from "../../testing/declared-calls.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PHONE = "+14165550187";
const UNSAID = { isListed: true, designation: "", licenceNumber: "", licenceClass: "", province: "Ontario" };

interface Described {
  paths: Record<string, Record<string, { responses: object }>>;
}

describe("an agent's entry in the directory", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  async function enterAgent() {
    const { uid, email } = await addAgent(site, { phoneNumber: PHONE, phoneVerifiedAt: site.clock.now() });
    return { uid, email, token: await site.signIn(email) };
  }
  const choose = (agent: { uid: string; token: string }, body: object) =>
    site.call("POST", `/v1/users/agents/${agent.uid}/contact`, { token: agent.token, body });
  const readOwn = async ({ uid, token }: { uid: string; token: string }) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data;

  test("shows email and verified phone only once the agent turns one or both on", async () => {
    const agent = await enterAgent();
    const { token } = await site.signInAs();
    expect((await readOwn(agent)).directory).toEqual({ ...UNSAID, showsEmail: false, showsPhone: false });
    const unasked = await site.call("GET", `/v1/users/agents/${agent.uid}`, { token });
    expect(unasked.body.agent).toMatchObject({ email: null, phoneNumber: null });
    for (const [showsEmail, showsPhone] of [
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ] as const) {
      expect((await choose(agent, { showsEmail, showsPhone })).status).toBe(200);
      expect((await readOwn(agent)).directory).toEqual({ ...UNSAID, showsEmail, showsPhone });
      const shown = await site.call("GET", `/v1/users/agents/${agent.uid}`, { token });
      expect(shown.body.agent).toMatchObject({
        email: showsEmail ? agent.email : null,
        phoneNumber: showsPhone ? PHONE : null,
      });
      expect(shown.text.includes(agent.email)).toBe(showsEmail);
      expect(shown.text.includes(PHONE.slice(2))).toBe(showsPhone);
    }
  });

  test("tells administrators of support that a stated licence waits to be checked, and mails a few a day", async () => {
    const [support, finance] = [
      await site.signInAsAdministrator("support"),
      await site.signInAsAdministrator("finance"),
    ];
    const agent = await enterAgent();
    const state = (licenceNumber: string) => choose(agent, { showsEmail: false, showsPhone: false, licenceNumber });
    const told = async ({ uid }: { uid: string }) =>
      (
        await site.db.$client.query(
          "SELECT path FROM notifications WHERE account_id = $1 AND event = 'agent_waiting'",
          [uid],
        )
      ).rows;
    expect((await state("4712345")).status).toBe(200);
    expect((await state("4712346")).status).toBe(200);
    expect([await told(support), await told(finance)]).toEqual([[{ path: `/admin/users/${agent.uid}` }], []]);
    for (const number of ["", "4712347", "", "4712348"]) await state(number);
    expect(await told(support)).toHaveLength(3);
    const { rows } = await site.db.$client.query("SELECT id FROM messages WHERE recipient = $1", [support.email]);
    expect(rows.length).toBeLessThan(3);
  });

  test("shows the agent's name as registered with the regulator, next to their listings and in the advertising rules", async () => {
    const agent = await enterAgent();
    const shown = { showsEmail: true, showsPhone: true };
    const [id = ""] = await site.addListings([{ ownerId: agent.uid, description: "A storefront." }]);
    const readListing = async () =>
      (await site.call("GET", `/v1/property/getProperty/${id}`, { token: agent.token })).body.property;
    const listRules = async () => {
      const answer = await site.call("GET", `/v1/property/${id}/compliance`, { token: agent.token });
      return answer.body.findings.map(({ rule }: { rule: string }) => rule);
    };
    expect((await readListing()).designation).toBeNull();
    expect(await listRules()).toContain("designation");
    expect((await choose(agent, { ...shown, designation: " Broker of Record " })).status).toBe(200);
    expect((await readListing()).designation).toBe("Broker of Record");
    expect(await listRules()).not.toContain("designation");
    await choose(agent, shown);
    expect((await readOwn(agent)).directory.designation).toBe("Broker of Record");
    await choose(agent, { ...shown, designation: "" });
    expect((await readListing()).designation).toBeNull();
    const refused = await choose(agent, { ...shown, designation: "x".repeat(81) });
    expect(refused).toMatchObject({ status: 400, body: { fields: { designation: expect.any(String) } } });
    await choose(agent, { ...shown, designation: "Broker\u202e of Record" });
    expect((await readListing()).designation).toBe("Broker of Record");
  });

  test("is changed only by its agent, with both answers, and the audit log says how", async () => {
    const agent = await enterAgent();
    const stranger = await site.signInAs();
    const admin = await site.signInAsAdministrator();
    const choice = { showsEmail: false, showsPhone: true };
    expect((await choose({ ...agent, token: stranger.token }, choice)).status).toBe(403);
    expect((await choose({ ...agent, token: admin.token }, choice)).status).toBe(403);
    expect((await choose(stranger, choice)).body).toMatchObject({ code: "agents.not_found" });
    for (const wrong of [
      {},
      { showsEmail: true },
      { ...choice, showsEmail: "false" },
      { ...choice, showsName: true },
    ]) {
      expect((await choose(agent, wrong)).status).toBe(400);
    }
    expect((await choose(agent, choice)).status).toBe(200);
    const { body } = await site.call("GET", `/v1/admin/audit?subject=${agent.uid}`, { token: admin.token });
    expect(body.audit).toMatchObject([{ action: "agents.contact_chosen", actorId: agent.uid, details: choice }]);
  });

  test("keeps the agent's choice in the data export, and does not exist for a member who is not an agent", async () => {
    const agent = await enterAgent();
    await choose(agent, { showsEmail: false, showsPhone: false });
    const body = { password: PASSWORD };
    const exported = await site.call("POST", "/v1/auth/export", { token: agent.token, body });
    expect(exported.body.agent).toMatchObject({ showsEmail: false, showsPhone: false });
    expect((await readOwn(await site.signInAs())).directory).toBeNull();
  });

  test("is one of the few responses in which a member reads another's email or phone, each declared with whose", async () => {
    const { body } = await site.call("GET", "/openapi.json");
    const carriers = Object.entries((body as Described).paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([, { responses }]) => /"[a-z]*(?:email|phone)[a-z]*":\{/iu.test(JSON.stringify(responses)))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    const ofOthers = carriers.filter((call) => !/ \/v1\/(?:admin|auth)\//u.test(call));
    const declared = (await listDeclaredCalls()).filter(({ call }) => call.carries !== undefined);
    expect(ofOthers.sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  test("has a brokerage without Agent Pro, which their listings name, while the directory does not list them", async () => {
    const { uid, token } = await site.signInAs();
    const body = { brokerageName: "Quai Inc.", province: "Quebec", city: "Montreal", isRealEstateMember: false };
    expect((await site.call("POST", `/v1/users/agents/${uid}/details`, { token, body })).status).toBe(200);
    const { owner } = (await site.call("POST", "/v1/property/owner", { token, body: { uid } })).body;
    expect(owner).toMatchObject({ brokerageName: "Quai Inc.", isAgent: false });
    expect((await readOwn({ uid, token })).directory).toMatchObject({ isListed: false });
    expect((await site.call("GET", `/v1/users/agents/${uid}`, { token })).status).toBe(404);
  });
});
