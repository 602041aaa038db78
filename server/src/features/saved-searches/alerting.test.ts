import { DAY_MS, HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askColumns, openAlerts } from "../../testing/saved-searches.ts";

const OFFICE = { type: "Office", subtype: "General Office", listingType: "sale", price: 900_000 } as const;
const at = (price: number) => askColumns({ listingType: "sale", price });

describe("alerts", () => {
  let alerts: Awaited<ReturnType<typeof openAlerts>>;
  beforeEach(async () => {
    // Friday, November 20, 2026, 10:00 in Toronto.
    alerts = await openAlerts();
  });
  afterEach(() => alerts.site.close());

  const pass = async (milliseconds: number) => {
    alerts.site.clock.advance(milliseconds);
    await alerts.run();
  };
  const offer = async (row: object = {}) => {
    const id = await alerts.draft({ ...OFFICE, ...row });
    await alerts.publish(id);
    return id;
  };
  /** What the product shows an account. */
  const listRung = async ({ email }: { email: string }): Promise<string[]> => {
    const token = await alerts.site.signIn(email);
    const { body } = await alerts.site.call("GET", "/v1/notifications", { token });
    return body.notifications.map(({ text }: { text: string }) => text);
  };
  const subjects = async (who: { email: string }) => (await alerts.listMails(who)).map(({ subject }) => subject);

  test("a new listing is mailed at once to whom it fits, once although several of their searches do", async () => {
    const buyer = await alerts.addBuyer();
    const other = await alerts.addBuyer();
    await alerts.save(buyer, { type: "Office" }, { name: "Offices" });
    await alerts.save(buyer, { upperPrice: 1_000_000 }, { name: "Small" });
    await alerts.save(other, { type: "Land & Development" });
    await offer({ title: "Corner tower" });
    await pass(MINUTE_MS);
    expect(await subjects(buyer)).toEqual(["New: Corner tower"]);
    const [mail] = await alerts.listMails(buyer);
    expect(mail?.text).toContain("Offices, Small");
    // Each of the two can be made rarer or stopped from the mail.
    const links = [...(mail?.text ?? "").matchAll(/“(?:Offices|Small)”: fewer emails, or none\n.*\/u\/(\S+)/gu)];
    const [slowed, stopped] = links.map(([, token]) => `/v1/unsubscribe/${token}`);
    await alerts.site.call("POST", slowed ?? "", { body: { isAll: false, cadence: "weekly" } });
    await alerts.site.call("POST", stopped ?? "", { body: { isAll: false } });
    expect((await alerts.list(buyer)).searches).toMatchObject([
      { name: "Small", cadence: "instant", isPaused: true },
      { name: "Offices", cadence: "weekly", isPaused: false },
    ]);
    expect(await listRung(buyer)).toEqual(["A new listing for your search “Offices”"]);
    expect(await subjects(other)).toEqual([]);
    for (const _ of [1, 2]) await pass(HOUR_MS);
    expect(await subjects(buyer)).toHaveLength(1);
    expect((await alerts.list(buyer)).searches.map(({ newListings }: { newListings: number }) => newListings)).toEqual([
      1, 1,
    ]);
  });

  test("nobody is told of their own listings, of what does not have the values they bound, or without consent", async () => {
    const { owner, site, streams } = alerts;
    await streams.consents.give(site.db, { accountId: owner.uid, stream: "alerts", language: "en", source: "search" });
    await alerts.save({ token: await site.signIn(owner.email) }, {});
    const careful = await alerts.addBuyer();
    await alerts.save(careful, { type: "Office", bounds: { totalArea: { min: 1 } } });
    const former = await alerts.addBuyer();
    await alerts.save(former, {});
    await streams.consents.withdraw(site.db, { accountId: former.uid, stream: "alerts", source: "preferences" });
    const disabled = await alerts.addBuyer();
    await alerts.save(disabled, {});
    await alerts.query("UPDATE accounts SET disabled_at = now() WHERE id = $1", [disabled.uid]);
    await offer();
    await pass(MINUTE_MS);
    for (const who of [owner, careful, former, disabled]) expect(await subjects(who)).toEqual([]);
    // What waited is not told later, when consent is given again.
    await streams.consents.give(site.db, { accountId: former.uid, stream: "alerts", language: "en", source: "undo" });
    await pass(DAY_MS);
    expect(await subjects(former)).toEqual([]);
  });

  test("a digest comes at 7:30 by the clocks of the buyer's province, a weekly one on Monday", async () => {
    const daily = await alerts.addBuyer();
    await alerts.save(daily, { province: "Newfoundland and Labrador" }, { cadence: "daily" });
    const weekly = await alerts.addBuyer();
    await alerts.save(weekly, {}, { cadence: "weekly" });
    await offer({ province: "Newfoundland and Labrador", city: "St. John's" });
    await pass(MINUTE_MS);
    // 11:00 UTC is 7:30 in St. John's.
    await pass(20 * HOUR_MS - 2 * MINUTE_MS);
    expect(await subjects(daily)).toEqual([]);
    await pass(MINUTE_MS);
    expect(await subjects(daily)).toHaveLength(1);
    await pass(DAY_MS);
    expect([await subjects(daily), await subjects(weekly)]).toMatchObject([{ length: 1 }, { length: 0 }]);
    // Monday, 12:30 UTC in Toronto.
    await pass(DAY_MS + 90 * MINUTE_MS);
    expect(await subjects(weekly)).toHaveLength(1);
  });

  test("an account gets a mail an hour and four a day at most, each with all that waits", async () => {
    const buyer = await alerts.addBuyer();
    for (const [at, type] of ["Office", "Land & Development"].entries())
      await alerts.save(buyer, { type, lowerPrice: at }, { name: type });
    for (let hour = 0; hour < 12; hour += 1) {
      await offer({ title: `Tower ${hour}`, type: hour % 2 === 0 ? "Office" : "Land & Development", subtype: "Other" });
      await pass(30 * MINUTE_MS);
    }
    const sent = await subjects(buyer);
    expect(sent).toHaveLength(4);
    expect(sent.at(-1)).toBe("New: Tower 0");
    const { rows } = await alerts.query("SELECT count(*)::int AS waiting FROM alerts WHERE settled_at IS NULL");
    expect(rows[0].waiting).toBeGreaterThan(0);
    await pass(DAY_MS);
    expect(await subjects(buyer)).toHaveLength(5);
  });

  test("a search that brings more than five listings in a day becomes daily by itself, and says so once", async () => {
    const buyer = await alerts.addBuyer();
    const id = await alerts.save(buyer, { type: "Office" }, { name: "Offices" });
    for (let count = 0; count < 6; count += 1) await offer({ title: `Tower ${count}` });
    await pass(MINUTE_MS);
    expect(await subjects(buyer)).toEqual([]);
    expect((await alerts.list(buyer)).searches[0]).toMatchObject({
      cadence: "instant",
      isSlowed: true,
      newListings: 6,
    });
    await pass(DAY_MS);
    const [digest] = await alerts.listMails(buyer);
    expect(digest?.subject).toBe("6 new listings: Offices");
    expect(digest?.text).toContain("“Offices” brings more than five listings a day");
    await offer();
    await pass(MINUTE_MS);
    await pass(DAY_MS);
    expect(await subjects(buyer)).toHaveLength(2);
    const [later] = await alerts.listMails(buyer);
    expect(later?.text).not.toContain("brings more than five");
    const token = await alerts.site.signIn(buyer.email);
    await alerts.site.call("PATCH", `/v1/saved-searches/${id}`, { token, body: { cadence: "instant" } });
    expect((await alerts.list(buyer)).searches[0].isSlowed).toBe(false);
  });

  test("paused searches and those without alerts only count", async () => {
    const buyer = await alerts.addBuyer();
    const id = await alerts.save(buyer, { type: "Office" });
    await alerts.site.call("PATCH", `/v1/saved-searches/${id}`, { token: buyer.token, body: { isPaused: true } });
    await alerts.save(buyer, {}, { cadence: "off" });
    await offer();
    await pass(MINUTE_MS);
    await alerts.site.call("PATCH", `/v1/saved-searches/${id}`, { token: buyer.token, body: { isPaused: false } });
    await pass(HOUR_MS);
    expect(await subjects(buyer)).toEqual([]);
    expect((await alerts.list(buyer)).searches).toMatchObject([{ newListings: 1 }, { newListings: 1 }]);
  });

  test("a change is told when the listing newly fits, a lower price to those whom it fit, each new low once", async () => {
    const [near, wide, favouring] = [await alerts.addBuyer(), await alerts.addBuyer(), await alerts.addBuyer()];
    const id = await offer({ title: "Tower", price: 1_000_000 });
    await pass(MINUTE_MS);
    await alerts.save(near, { upperPrice: 950_000 }, { name: "Near" });
    await alerts.save(wide, { type: "Office" }, { name: "Wide" });
    await alerts.site.call("PUT", `/v1/favourites/${id}`, { token: favouring.token });
    await alerts.site.call("PUT", "/v1/saved-searches/favourites", {
      token: favouring.token,
      body: { cadence: "instant" },
    });
    const dropTo = async (price: number) => {
      await alerts.change(id, at(price));
      await pass(2 * HOUR_MS);
      return [await subjects(near), await subjects(wide), await subjects(favouring)].map(([last]) => last);
    };
    const [told, lowered] = ["New: Tower", "Price lowered: Tower"];
    expect(await dropTo(995_000)).toEqual([undefined, undefined, undefined]);
    expect(await dropTo(900_000)).toEqual([told, lowered, lowered]);
    const [mail] = await alerts.listMails(wide);
    expect(mail?.text).toContain("Price lowered from CA$995,000");
    for (const price of [1_200_000, 900_000, 1_000_000, 899_000]) await dropTo(price);
    for (const who of [near, wide, favouring]) expect(await subjects(who)).toHaveLength(1);
    expect(await dropTo(800_000)).toEqual([lowered, lowered, lowered]);
    for (const [who, mails] of [
      [near, 2],
      [wide, 2],
      [favouring, 2],
    ] as const)
      expect(await subjects(who)).toHaveLength(mails);
    // What fitted when the search was saved is not new.
    expect((await alerts.list(wide)).searches[0].newListings).toBe(0);
  });

  test("a listing that comes back after a day is told again, after a short pause it is not", async () => {
    const [buyer, favouring] = [await alerts.addBuyer(), await alerts.addBuyer()];
    await alerts.save(buyer, { type: "Office" });
    const id = await offer({ title: "Tower" });
    await alerts.site.call("PUT", `/v1/favourites/${id}`, { token: favouring.token });
    await alerts.site.call("PUT", "/v1/saved-searches/favourites", {
      token: favouring.token,
      body: { cadence: "instant" },
    });
    await pass(MINUTE_MS);
    const pauseFor = async (milliseconds: number) => {
      await alerts.change(id, { status: "paused", paused_at: alerts.site.clock.now() });
      await pass(milliseconds);
      await alerts.change(id, { status: "active", paused_at: null });
      await pass(MINUTE_MS);
      return [await subjects(buyer), await subjects(favouring)];
    };
    const back = "Back on the market: Tower";
    expect(await pauseFor(HOUR_MS)).toEqual([["New: Tower"], []]);
    // It came less than a week ago.
    expect(await pauseFor(2 * DAY_MS)).toEqual([["New: Tower"], []]);
    await pass(7 * DAY_MS);
    expect(await pauseFor(2 * DAY_MS)).toEqual([[back, "New: Tower"], [back]]);
    expect(await pauseFor(2 * DAY_MS)).toEqual([[back, "New: Tower"], [back]]);
    await alerts.change(id, { status: "expired", expires_at: alerts.site.clock.now() });
    await pass(30 * DAY_MS);
    await alerts.publish(id);
    await pass(MINUTE_MS);
    expect(await subjects(favouring)).toEqual([back, back]);
  });

  test("the mail says what the listing shows when it is sent: what ended is left out, what was hidden is not told", async () => {
    const buyer = await alerts.addBuyer();
    await alerts.save(buyer, { type: "Office" }, { cadence: "daily", name: "Offices" });
    await alerts.save(buyer, { lowerPrice: 1, upperPrice: 950_000 }, { cadence: "daily", name: "cnry-bound" });
    const [ended, raised] = [await offer({ title: "cnry-ended" }), await offer({ title: "Tower", price: 900_123 })];
    await pass(MINUTE_MS);
    await alerts.change(ended, { status: "closed", closed_at: alerts.site.clock.now() });
    const hidden = { sale: null, price: null, sale_price: null, levels: JSON.stringify({ price: "granted" }) };
    await alerts.change(raised, { ...hidden, title: "Office building" });
    await pass(DAY_MS);
    const [mail] = await alerts.listMails(buyer);
    expect(mail?.subject).toBe("New: Office building");
    const rung = await listRung(buyer);
    expect(rung).toEqual(["A new listing for your search “Offices”"]);
    for (const word of ["cnry-ended", "cnry-bound", "Tower", "900,123", "900123"])
      expect([mail?.text, mail?.html, ...rung].join()).not.toContain(word);
    await alerts.change(raised, { status: "closed", closed_at: alerts.site.clock.now() });
    await offer({ title: "Gone" }).then((id) => alerts.query("DELETE FROM listings WHERE id = $1", [id]));
    await pass(2 * DAY_MS);
    expect(await subjects(buyer)).toHaveLength(1);
  });

  test("a lower price that was hidden or raised again before the mail is not told", async () => {
    const buyer = await alerts.addBuyer();
    const [raised, hidden] = [await offer(), await offer()];
    await pass(MINUTE_MS);
    await alerts.save(buyer, { type: "Office" }, { cadence: "daily" });
    for (const id of [raised, hidden]) await alerts.change(id, at(700_000));
    await pass(MINUTE_MS);
    await alerts.change(raised, at(950_000));
    await alerts.change(hidden, { sale: null, price: null, sale_price: null });
    await pass(DAY_MS);
    expect(await subjects(buyer)).toEqual([]);
  });

  test("a mail holds twenty listings, and says how many more there are", async () => {
    const buyer = await alerts.addBuyer({ language: "fr" });
    await alerts.save(buyer, {}, { cadence: "daily", name: "Tout" });
    for (let count = 0; count < 23; count += 1) await offer({ title: `Tour ${count}` });
    await pass(MINUTE_MS);
    await pass(DAY_MS);
    const [mail] = await alerts.listMails(buyer);
    expect(mail?.text.match(/\/fr\/property\//gu)).toHaveLength(20);
    expect(mail?.text).toContain("Voir 3 autres annonces");
    expect(mail?.text).toContain("/fr/account/searches");
  });

  test("an owner's renewal of 500 listings is one mail to each account whose searches they fit", async () => {
    const buyers = [await alerts.addBuyer(), await alerts.addBuyer()];
    for (const buyer of buyers) await alerts.save(buyer, { type: "Office" });
    const expiresAt = new Date(alerts.site.clock.now().getTime() - 2 * DAY_MS);
    const ids = await alerts.site.addListings(
      Array.from({ length: 500 }, () => ({
        ownerId: alerts.owner.uid,
        ...OFFICE,
        status: "expired" as const,
        expiresAt,
      })),
    );
    await alerts.query(
      `UPDATE listings SET status = 'active', expires_at = $2::timestamptz + interval '90 days', updated_at = $2 WHERE id = ANY($1)`,
      [ids, alerts.site.clock.now()],
    );
    for (let hours = 0; hours < 30; hours += 1) await pass(HOUR_MS);
    for (const buyer of buyers) expect(await subjects(buyer)).toEqual(["500 listings you may want to see"]);
    const { rows } = await alerts.query("SELECT count(*)::int AS notifications FROM notifications");
    expect(rows).toEqual([{ notifications: 2 }]);
  });

  test("a favourite's lower price comes once, with the next digest, however often it moves before", async () => {
    const favouring = await alerts.addBuyer();
    const id = await offer({ title: "Tower" });
    await alerts.site.call("PUT", `/v1/favourites/${id}`, { token: favouring.token });
    await pass(MINUTE_MS);
    for (const price of [800_000, 850_000, 700_000]) {
      await alerts.change(id, at(price));
      await pass(HOUR_MS);
    }
    expect(await subjects(favouring)).toEqual([]);
    for (const _day of [1, 2, 3]) await pass(DAY_MS);
    expect(await subjects(favouring)).toEqual(["Price lowered: Tower"]);
    expect(await listRung(favouring)).toEqual(["A listing you follow has a lower price"]);
  });

  test("whoever wants digests has no turn before the first of them, and a turn that was lost comes back within a day", async () => {
    const [instant, daily] = [await alerts.addBuyer(), await alerts.addBuyer()];
    await alerts.save(instant, { type: "Office" });
    await alerts.save(daily, { type: "Office" }, { cadence: "daily" });
    const turns = async () => {
      const { rows } = await alerts.query("SELECT account_id, due_at FROM alert_accounts WHERE due_at IS NOT NULL");
      return rows.map(({ account_id, due_at }) => [account_id, due_at.toISOString()]);
    };
    await offer();
    await pass(MINUTE_MS);
    // At 7:30 in Newfoundland. The one to be told at once was told.
    expect(await turns()).toEqual([[daily.uid, "2026-11-21T11:00:00.000Z"]]);
    await alerts.query("UPDATE alert_accounts SET due_at = NULL");
    await pass(DAY_MS);
    expect(await subjects(daily)).toEqual([]);
    await alerts.runSchedule("saved-searches.purge");
    await pass(MINUTE_MS);
    expect(await subjects(daily)).toHaveLength(1);
  });
});
