import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { createRandom } from "@vestpocket/domain/shared/random";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listings } from "./listings.tables.ts";
import { publishListing, revokeListing } from "./publication.usecases.ts";

/** The product's rules for a listing, written a second time and as simply as possible. */
interface Model {
  status: ListingStatus;
  /** The status after restoring. */
  before: ListingStatus;
  /** Whether its run was paid for and not refunded. */
  isPaid: boolean;
}

/** Each action's result for each status; missing ones are rejected and change nothing. */
const RULES = {
  pause: { active: "paused" },
  resume: { paused: "active" },
  close: { active: "closed", paused: "closed" },
  end: { active: "expired", paused: "expired" },
  publish: { draft: "active", expired: "active" },
  revoke: { active: "draft", paused: "draft", removed: "removed" },
  remove: { draft: "removed", active: "removed", paused: "removed", expired: "removed", closed: "removed" },
  restore: { removed: "as before" },
} as const satisfies Record<string, Partial<Record<ListingStatus, ListingStatus | "as before">>>;
type Action = keyof typeof RULES;
const ACTIONS = Object.keys(RULES) as Action[];

describe("pausing a listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let fan: { uid: string; token: string };
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
    fan = await site.signInAs();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const post = (path: string, token: string, body: object = {}) => site.call("POST", path, { token, body });
  const ask = (id: string, action: "pause" | "resume", token = owner.token) =>
    post(`/v1/property/${id}/${action}`, token);
  const readStatus = async (id: string): Promise<ListingStatus> => {
    const { properties } = (await site.call("GET", "/v1/property/mine", { token: owner.token })).body;
    return properties.find((listing: { id: string }) => listing.id === id).status;
  };

  /** Whether the action was carried out. */
  async function act(id: string, action: Action): Promise<boolean> {
    const now = site.clock.now();
    switch (action) {
      case "pause":
      case "resume":
        return (await ask(id, action)).status === 200;
      case "close":
        return (await post(`/v1/property/${id}/close`, owner.token, { reason: "sold" })).status === 200;
      case "remove":
        return (await post(`/v1/admin/listings/${id}/remove`, administrator.token, { reason: "Spam" })).status === 200;
      case "restore":
        return (await post(`/v1/admin/listings/${id}/restore`, administrator.token)).status === 200;
      case "publish":
        return site.db.transaction((tx) =>
          publishListing({ config: site.config, requireAgreement: async () => undefined }, tx, {
            listingId: id,
            orderId: id,
            plan: "Showcase",
            purpose: "publish",
            days: 90,
            boosts: ["exposure"],
            now,
          }),
        );
      case "revoke":
        return site.db.transaction((tx) => revokeListing(tx, { listingId: id, orderId: id, now }));
      case "end": {
        const isRunning = sql`${listings.id} = ${id} AND ${listings.status} IN ('active', 'paused')`;
        return (await site.db.update(listings).set({ expiresAt: now }).where(isRunning).returning()).length === 1;
      }
    }
  }

  /** Every place that shows, counts or hides a listing agrees with the model. */
  async function expectLike(models: ReadonlyMap<string, Model>, id: string): Promise<void> {
    const model = models.get(id) as Model;
    const active = [...models.values()].filter(({ status }) => status === "active").length;
    expect(await readStatus(id)).toBe(model.status);
    const opened = await site.call("GET", `/v1/property/getProperty/${id}`, { token: fan.token });
    expect(opened.status).toBe(model.status === "active" ? 200 : 404);
    // Without keywords, the total comes from the counts that triggers maintain.
    for (const body of [{ province: "Nunavut" }, { province: "Nunavut", keywords: ["tundra"] }]) {
      const { response } = (await post("/v1/property/search", fan.token, body)).body;
      expect([response.totalResults, response.properties.length]).toEqual([active, Math.min(active, 10)]);
    }
    const featured = (await post("/v1/property/featured", fan.token, { city: "Iqaluit" })).body.properties;
    expect(featured).toHaveLength(Math.min(active, 10));
    const saved = (await site.call("GET", "/v1/favourites", { token: fan.token })).body;
    expect([saved.totalResults, saved.unavailable]).toEqual([active, models.size - active]);
    const moderated = await site.call("GET", `/v1/admin/listings?status=${model.status}&searchQuery=${id}`, {
      token: administrator.token,
    });
    expect(moderated.body.totalResults).toBe(1);
  }

  test("statuses, search, counts, featured listings and favourites follow every action as a simple model predicts", async () => {
    const random = createRandom(20_261_122);
    const models = new Map<string, Model>();
    for (let walk = 0; walk < 6; walk += 1) {
      const [id = ""] = await site.addListings([
        { ownerId: owner.uid, title: "Tundra", province: "Nunavut", city: "Iqaluit", orderId: null },
      ]);
      await site.db.update(listings).set({ orderId: id }).where(eq(listings.id, id));
      await site.call("PUT", `/v1/favourites/${id}`, { token: fan.token });
      const model: Model = { status: "active", before: "active", isPaid: true };
      models.set(id, model);
      for (let step = 0; step < 8; step += 1) {
        const action = random.chance(0.5) ? random.pick(["pause", "resume"] as const) : random.pick(ACTIONS);
        const rules: Partial<Record<ListingStatus, ListingStatus | "as before">> = RULES[action];
        const next = action === "revoke" && !model.isPaid ? undefined : rules[model.status];
        const said = { walk, step, action, status: model.status };
        expect({ ...said, isDone: await act(id, action) }).toEqual({ ...said, isDone: next !== undefined });
        if (action === "remove" && next !== undefined) model.before = model.status;
        // A payment reversed while the listing is removed leaves only a draft to restore.
        if (action === "revoke" && next === "removed" && model.before !== "closed") model.before = "draft";
        if ((action === "revoke" || action === "publish") && next !== undefined) model.isPaid = action === "publish";
        if (next !== undefined) model.status = next === "as before" ? model.before : next;
        await expectLike(models, id);
      }
    }
  });

  test("only its owner pauses a listing, and for everyone else it then does not exist", async () => {
    const [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
    for (const [asked, token, status] of [
      [id, fan.token, 404],
      [id, administrator.token, 404],
      [newId(), owner.token, 404],
      ["x", owner.token, 404],
      [id, owner.token, 200],
      [id, owner.token, 409],
    ] as const) {
      expect((await ask(asked, "pause", token)).status).toBe(status);
    }
    const open = async (token: string) => (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).status;
    expect([await open(fan.token), await open(owner.token), await open(administrator.token)]).toEqual([404, 200, 200]);
    expect((await ask(id, "resume", fan.token)).status).toBe(404);
    expect((await ask(id, "resume")).status).toBe(200);
    expect(await open(fan.token)).toBe(200);
  });
});
