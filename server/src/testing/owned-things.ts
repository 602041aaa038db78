import { sql } from "drizzle-orm";
import type { SignedIn } from "./account-journeys.ts";
import { listThingMakers, type OwnedThings, type World } from "./declared-calls.ts";
import { createOfferJourneys } from "./offers.ts";
import type { TestApp } from "./test-app.ts";

/** An owner with one of everything. */
export interface OwnedWorld {
  readonly ids: OwnedThings;
  readonly owner: SignedIn;
  readonly reader: SignedIn;
  /** Had access once, and no longer has it. */
  readonly revoked: SignedIn;
}

/** Builds the world through the API, on a site that takes payments. */
export async function buildOwnedWorld(site: TestApp): Promise<OwnedWorld> {
  const journeys = await createOfferJourneys(site);
  const { owner, sign } = journeys;
  const send: World["send"] = async (who, path, body = {}) => {
    const { status, text, body: said } = await site.call("POST", path, { token: who.token, body });
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return said;
  };
  const listing = await journeys.offer();
  await site.db.execute(sql`UPDATE listings SET teaser = 'picture' WHERE id = ${listing}`);
  const [hiddenListing = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
  await send(owner, `/v1/property/${listing}/agreement`, { kind: "standard" });

  const reader = await journeys.enter({ firstName: "Luc" });
  const revoked = await journeys.enter({ firstName: "Rita" });
  for (const person of [reader, revoked]) {
    await sign(person, listing);
    await journeys.letIn(person, listing);
  }
  const { rows } = await site.db.execute<{ id: string }>(
    sql`SELECT id FROM access_grants WHERE listing_id = ${listing} AND account_id = ${revoked.uid}`,
  );
  await send(owner, `/v1/access/grants/${rows[0]?.id}/revoke`, { reason: "Sold." });
  const world = { site, journeys, owner, reader, listing, hiddenListing, send };
  return { owner, reader, revoked, ids: await addThings(world) };
}

async function addThings(world: World): Promise<OwnedThings> {
  const ids: Record<string, string> = {};
  for (const add of await listThingMakers())
    for (const [name, id] of Object.entries(await add(world))) {
      if (id === undefined) throw new Error(`${name}: nothing was added`);
      ids[name] = id;
    }
  return ids;
}
