import { createHmac } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone } from "./testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "./testing/test-app.ts";

/** What still works after a jump past this long from its start. */
interface Jump {
  readonly name: string;
  readonly from: string;
  readonly by: number;
  readonly works: {
    readonly session: boolean;
    readonly code: boolean;
    readonly link: boolean;
    readonly event: boolean;
  };
}

const ALL = { session: true, code: true, link: true, event: true };
const NOTHING = { session: false, code: false, link: false, event: false };
const LATE_EVENT = { ...ALL, event: false };

const JUMPS: readonly Jump[] = [
  { name: "400 s ahead", from: "2026-11-23T15:00:00Z", by: 400_000, works: LATE_EVENT },
  { name: "400 s back", from: "2027-01-25T15:00:00Z", by: -400_000, works: LATE_EVENT },
  { name: "by 4 minutes into daylight saving", from: "2027-04-01T06:58:00Z", by: 4 * MINUTE_MS, works: ALL },
  { name: "an hour ahead", from: "2027-07-01T04:00:00Z", by: HOUR_MS + 1_000, works: NOTHING },
  { name: "by 4 minutes out of daylight saving", from: "2027-11-07T05:58:00Z", by: 4 * MINUTE_MS, works: ALL },
  { name: "a day ahead", from: "2028-02-28T15:00:00Z", by: DAY_MS, works: NOTHING },
  { name: "past the last second of 32 bits", from: "2038-01-19T03:12:07Z", by: 4 * MINUTE_MS, works: ALL },
];

/** Deadlines hold when the server's clock is set, when daylight saving time begins and ends, and in 2038. */
describe("a clock jump", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" }, { takesPayments: true });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const moveTo = (moment: number) => site.clock.advance(moment - site.clock.now().getTime());

  /** An event about nothing of ours, signed now; the response shows whether it was accepted. */
  function signEvent(): () => Promise<boolean> {
    const time = Math.floor(site.clock.now().getTime() / 1_000);
    const body = JSON.stringify({
      id: `evt_${time}`,
      object: "event",
      type: "customer.created",
      livemode: false,
      created: time,
      data: { object: { id: "cus_1", object: "customer" } },
    });
    const signature = createHmac("sha256", site.sandbox.webhookSecret).update(`${time}.${body}`).digest("hex");
    return async () => {
      const { statusCode } = await site.app.inject({
        method: "POST",
        url: "/v1/checkout-session/webhook",
        headers: { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` },
        payload: body,
      });
      expect([200, 400]).toContain(statusCode);
      return statusCode === 200;
    };
  }

  test.each(JUMPS)("$name", async ({ from, by, works }) => {
    moveTo(Date.parse(from));
    const person = await people.enter();
    const phoneNumber = inventPhone();
    expect((await people.sendCode(phoneNumber, { token: person.token })).status).toBe(200);
    const verificationCode = await people.readPhoneCode(phoneNumber);
    const oobCode = await people.forgetPassword(person.email);
    const sendEvent = signEvent();
    const expiresAt = new Date(site.clock.now().getTime() + 60 * DAY_MS);
    const [listing = ""] = await site.addListings([{ ownerId: person.uid, expiresAt }]);
    site.clock.advance(by);

    expect(await people.isLetIn(person.token)).toBe(works.session);
    const again = await people.sendCode(phoneNumber, { token: (await people.enter()).token });
    if (again.status === 429) expect(Number(again.headers["retry-after"])).toBeGreaterThan(0);
    expect(await sendEvent()).toBe(works.event);
    const other = await people.enter();
    const verified = await people.post(
      "/v1/auth/verify-phone",
      { phoneNumber, verificationCode, password: PASSWORD },
      { token: other.token },
    );
    // A newer code replaces an older one.
    if (again.status !== 200) expect(verified.status === 200).toBe(works.code);
    expect((await people.resetPassword(oobCode, "harbour-lantern-73")).status === 200).toBe(works.link);

    const isShown = async () => {
      const { token } = await people.enter();
      return (await site.call("GET", `/v1/property/getProperty/${listing}`, { token })).status;
    };
    moveTo(expiresAt.getTime() - 1_000);
    expect(await isShown()).toBe(200);
    site.clock.advance(1_001);
    expect(await isShown()).toBe(404);
  });
});
