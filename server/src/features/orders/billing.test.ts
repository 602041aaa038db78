import { afterAll, beforeAll, expect, test } from "vitest";
import { AGENT, askToJoin, payCheckout, renewNow } from "../../testing/memberships.ts";
import { askToPay, makePayer, pay } from "../../testing/payments.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { findMembership } from "../memberships/memberships.queries.ts";
import { findOrder } from "./orders.queries.ts";

const BILLING = {
  company: "Harbour Holdings Inc.",
  address: "1 Water Street\nSt. John’s",
  taxNumber: "987654321 RT0001",
};
const PLACE = { province: "Newfoundland and Labrador", city: "St. John's" };

let site: TestApp;
let administrator: { token: string };
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
  administrator = await site.signInAsAdministrator();
});
afterAll(() => site.close());

const readOrder = async (token: string, id: string) =>
  (await site.call("GET", `/v1/orders/${id}`, { token })).body.order;
const readAsAdministrator = async (id: string) =>
  (await site.call("GET", `/v1/admin/orders/${id}`, { token: administrator.token })).body.order;

test("the buyer on a receipt is the one of the payment, after the account was renamed and after it was deleted", async () => {
  const payer = await makePayer(site);
  const { orderId } = await pay(site, payer, { ...PLACE, billing: BILLING });
  const { email } = payer;
  const body = { firstName: "Zoé", lastName: "Roy", phoneNumber: "", email, password: PASSWORD };
  const path = `/v1/auth/updateUser/${payer.uid}`;
  expect((await site.call("POST", path, { token: payer.token, body })).status).toBe(200);
  const { buyer } = await readOrder(payer.token, orderId);
  expect(buyer).toEqual({ name: "Amélie Tremblay", ...BILLING, email });

  await site.call("POST", "/v1/auth/delete-account", { token: payer.token, body: { password: PASSWORD } });
  const kept = await readAsAdministrator(orderId);
  expect(kept).toMatchObject({
    buyer: { name: "Amélie Tremblay", email: null },
    billedTo: { name: "Amélie Tremblay", ...BILLING },
    ...PLACE,
  });
});

test("what was entered can change until the payment, and fills in the next order's form", async () => {
  const payer = await makePayer(site);
  const readConfig = async () =>
    (await site.call("GET", "/v1/checkout-session/config", { token: payer.token })).body.billing;
  expect(await readConfig()).toBeNull();
  await askToPay(site, payer, { ...PLACE, billing: BILLING });
  const { orderId } = await pay(site, payer, { ...PLACE, billing: { ...BILLING, company: "  ", taxNumber: "" } });
  const { buyer } = await readOrder(payer.token, orderId);
  expect(buyer).toMatchObject({ company: null, address: BILLING.address, taxNumber: null });
  expect(await readConfig()).toEqual({ ...PLACE, company: null, address: BILLING.address, taxNumber: null });
});

test("a buyer in Quebec who reads in English says that they were given the French version, which is kept", async () => {
  const payer = await makePayer(site);
  const inQuebec = { province: "Quebec", city: "Montreal" };
  const refused = await askToPay(site, payer, { ...inQuebec, billing: BILLING });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["billing.isFrenchGiven"]]);
  const billing = { ...BILLING, isFrenchGiven: true };
  const { orderId } = await pay(site, payer, { ...inQuebec, billing });
  expect(await findOrder(site.db, orderId)).toMatchObject({ billing });
  expect((await readOrder(payer.token, orderId)).buyer).not.toHaveProperty("isFrenchGiven");
  const { body } = await site.call("GET", "/v1/checkout-session/config", { token: payer.token });
  expect(body.billing).toEqual({ ...inQuebec, ...BILLING });

  const agent = { ...AGENT, ...inQuebec, isRealEstateMember: false, realEstateBoard: "" };
  const joining = await askToJoin(site, payer.token, agent, { billing: BILLING });
  expect([joining.status, Object.keys(joining.body.fields)]).toEqual([400, ["billing.isFrenchGiven"]]);
});

test("a request without billing details leaves those of the open order", async () => {
  const payer = await makePayer(site);
  await askToPay(site, payer, { ...PLACE, billing: BILLING });
  const { orderId } = await pay(site, payer, PLACE);
  expect((await readOrder(payer.token, orderId)).buyer).toMatchObject(BILLING);
});

test.each([
  ["company", "x".repeat(121)],
  ["address", "x".repeat(301)],
  ["taxNumber", "x".repeat(41)],
])("%s that is too long is rejected", async (name, value) => {
  const payer = await makePayer(site);
  const answer = await askToPay(site, payer, { billing: { ...BILLING, [name]: value } });
  expect(answer.status).toBe(400);
});

test("a year of Agent Pro is billed to the buyer of its checkout, and so is its renewal", async () => {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const first = await askToJoin(site, account.token, AGENT, { billing: { ...BILLING, company: "An earlier entry" } });
  const second = await askToJoin(site, account.token, AGENT, { billing: BILLING });
  expect(second.body).toEqual(first.body);
  await payCheckout(site, second.body.checkoutUrl);
  const { orders } = (await site.call("GET", "/v1/orders", { token: account.token })).body;
  const billedTo = { name: "Amélie Tremblay", ...BILLING };
  expect(await findOrder(site.db, orders[0].id)).toMatchObject({ billedTo });
  await renewNow(site, String((await findMembership(site.db, account.uid))?.subscriptionId));
  const token = await site.signIn(account.email);
  const [renewal, ...earlier] = (await site.call("GET", "/v1/orders", { token })).body.orders;
  expect(earlier).toHaveLength(1);
  expect(await findOrder(site.db, renewal.id)).toMatchObject({ billedTo });
});
