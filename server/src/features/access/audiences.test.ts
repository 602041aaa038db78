import type { SigningStatus } from "@vestpocket/domain/access/access.terms";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { updateVerification } from "../agents/agents.queries.ts";
import { findAudience } from "./audiences.usecases.ts";
import { writeGrant } from "./grants.queries.ts";
import { insertRequest } from "./requests.queries.ts";

describe("the audience a person reads a listing as", () => {
  let site: TestApp;
  let listing: { id: string; ownerId: string };
  beforeAll(async () => {
    site = await buildTestApp();
    const { uid: ownerId } = await site.addAccount();
    const [id = ""] = await site.addListings([{ ownerId }]);
    listing = { id, ownerId };
  });
  afterAll(() => site.close());

  const readAs = (signing: SigningStatus) => ({ db: site.db, clock: site.clock, findSigning: async () => signing });
  const read = (uid: string, signing: SigningStatus = "none") => findAudience(readAs(signing), { uid, listing });
  async function grant(uid: string, milliseconds: number): Promise<void> {
    const [now, requestId] = [site.clock.now(), newId()];
    const about = { listingId: listing.id, accountId: uid };
    const asked = { purpose: "buy", capacity: "self", company: "", message: "", askedAt: now } as const;
    await insertRequest(site.db, { id: requestId, ...about, ...asked, state: "approved" });
    await writeGrant(site.db, { ...about, requestId, fromAt: now, untilAt: new Date(now.getTime() + milliseconds) });
  }

  test("an owner reads everything, and anyone who is signed in reads as a member", async () => {
    expect(await read(listing.ownerId)).toBe("granted");
    expect(await read((await site.addAccount()).uid)).toBe("member");
  });

  test("a confirmed email and phone, or a checked licence, make a reader verified", async () => {
    const now = site.clock.now();
    const confirmed = await site.addAccount({ phoneVerifiedAt: now });
    const half = await site.addAccount({ emailVerifiedAt: null, phoneVerifiedAt: now });
    const agent = await addAgent(site, { emailVerifiedAt: null });
    expect([await read(confirmed.uid), await read(half.uid), await read(agent.uid)]).toEqual([
      "verified",
      "member",
      "member",
    ]);
    await updateVerification(site.db, agent.uid, {
      ...{ verifiedAt: now, verifiedBy: agent.uid, regulator: "RECO", licenceNumber: "1234567" },
      ...{ licenceCheckedOn: "2026-11-20", licenceClass: "general", licenceExpiresOn: null },
      ...{ unverifiedReason: null, recheck: null },
    });
    expect(await read(agent.uid)).toBe("verified");
  });

  test("an administrator reads as a member, whatever is confirmed, unless the owner grants them access personally", async () => {
    const now = site.clock.now();
    const { uid } = await site.addAccount({ role: "administrator", emailVerifiedAt: now, phoneVerifiedAt: now });
    expect([await read(uid), await read(uid, "signed")]).toEqual(["member", "member"]);
    await grant(uid, 60_000);
    expect(await read(uid)).toBe("granted");
  });

  test("someone who signed and became an administrator later reads as a member from then on", async () => {
    const { uid } = await site.addAccount();
    expect(await read(uid, "signed")).toBe("nda");
    await site.db.execute(sql`UPDATE accounts SET role = 'administrator' WHERE id = ${uid}`);
    expect(await read(uid, "signed")).toBe("member");
  });

  test("an approval is valid until it expires or is revoked", async () => {
    const { uid } = await site.addAccount();
    await grant(uid, 1000);
    expect([await read(uid), await read(uid, "unsigned"), await read(uid, "signed")]).toEqual([
      "granted",
      "member",
      "granted",
    ]);
    await site.db.execute(sql`UPDATE access_grants SET revoked_at = from_at WHERE account_id = ${uid}`);
    expect(await read(uid, "signed")).toBe("member");
    await site.db.execute(sql`UPDATE access_grants SET revoked_at = NULL WHERE account_id = ${uid}`);
    site.clock.advance(1000);
    expect(await read(uid, "signed")).toBe("member");
  });

  test("an approval is valid only for its own listing", async () => {
    const { uid } = await site.addAccount();
    await grant(uid, 1000);
    const [other = ""] = await site.addListings([{ ownerId: listing.ownerId }]);
    expect(await findAudience(readAs("none"), { uid, listing: { ...listing, id: other } })).toBe("member");
  });
});
