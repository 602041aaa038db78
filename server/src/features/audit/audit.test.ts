import { AUDIT_ACTIONS, AUDIT_SUBJECTS, toReadAction } from "@vestpocket/domain/audit/audit.actions";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createJourneys,
  inventAddress,
  inventPerson,
  inventPhone,
  type SignedIn,
} from "../../testing/account-journeys.ts";
import { listContracts } from "../../testing/contracts.ts";
import { buildChange, buildListingForm, drawPng } from "../../testing/listing-forms.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PERIOD = 30_000;

interface Kept {
  readonly at: Date;
  readonly actor: string | null;
  readonly action: string;
  readonly kind: string | null;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
  readonly address: string | null;
}

describe("the audit log", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  async function readLog(): Promise<Kept[]> {
    const { rows } = await site.db.$client.query<Kept>(
      `SELECT at, actor_id AS actor, action, subject_kind AS kind, subject_id AS subject, details, address
       FROM audit_entries ORDER BY id`,
    );
    return rows;
  }
  /** Entries added while something is done. */
  async function watch<T>(work: () => Promise<T>): Promise<{ answer: T; added: Kept[] }> {
    const before = (await readLog()).length;
    return { answer: await work(), added: (await readLog()).slice(before) };
  }
  const from = inventAddress();
  const call = (method: "POST" | "DELETE" | "PATCH" | "GET", path: string, token: string, body?: object) =>
    site.call(method, path, { token, address: from, ...(body && { body }) });
  const show = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });

  /** Who did it: the account that a journey is about, an administrator, or nobody signed in. */
  type Doer = "person" | "administrator" | null;
  interface Told {
    readonly doer: Doer;
    readonly kind: string | null;
    readonly act: (person: SignedIn) => Promise<unknown>;
  }
  const own = (path: string, body: object) => (person: SignedIn) => call("POST", path, person.token, body);
  const asAdministrator = (path: (person: SignedIn) => string, body: object) => (person: SignedIn) =>
    call("POST", path(person), administrator.token, body);

  async function post(person: SignedIn): Promise<string> {
    await site.db.execute(sql`UPDATE accounts SET phone_verified_at = now() WHERE id = ${person.uid}`);
    const files = [{ name: "thumbnail", filename: "a.png", content: await drawPng() }];
    const form = buildListingForm({}, files);
    return (await site.call("POST", "/v1/property/", { token: person.token, address: from, ...form })).body.msg
      .propertyId;
  }
  const addListing = async ({ uid }: SignedIn) => (await site.addListings([{ ownerId: uid }]))[0] ?? "";
  async function enrol({ token }: SignedIn): Promise<string> {
    const { secret } = (await call("POST", "/v1/auth/second-factor/enrol", token, { password: PASSWORD })).body;
    await call("POST", "/v1/auth/second-factor/confirm", token, { code: show(secret) });
    return secret;
  }

  /** The next code of a new app. */
  async function enrolForCode(person: SignedIn): Promise<string> {
    const secret = await enrol(person);
    site.clock.advance(PERIOD);
    return show(secret);
  }

  const TOLD: Readonly<Record<string, Told>> = {
    "sessions.sign_in": {
      doer: "person",
      kind: "session",
      act: ({ email }) => people.signIn(email, PASSWORD, { address: from }),
    },
    "sessions.refused": {
      doer: null,
      kind: "account",
      act: ({ email }) => people.signIn(email, "wrong-password-1", { address: from }),
    },
    "sessions.end": {
      doer: "person",
      kind: "session",
      act: async ({ email, token }) => {
        const elsewhere = await people.signInOnDevice(email);
        await call("DELETE", `/v1/auth/sessions/${elsewhere.refreshToken.split(".")[0]}`, token);
      },
    },
    "accounts.reset_asked": {
      doer: null,
      kind: "account",
      act: ({ email }) => people.post("/v1/auth/forgot-password", { email }, { address: from }),
    },
    "accounts.reset_done": {
      doer: null,
      kind: "account",
      act: async ({ email }) =>
        people.resetPassword(await people.forgetPassword(email), "new-pocket-88", { address: from }),
    },
    "accounts.password_changed": {
      doer: "person",
      kind: "account",
      act: own("/v1/auth/change-password", { currentPassword: PASSWORD, newPassword: "new-pocket-88" }),
    },
    "accounts.email_change_asked": {
      doer: "person",
      kind: "account",
      act: ({ uid, token }) => call("POST", `/v1/auth/updateUser/${uid}`, token, toProfile(`new-${uid}@example.ca`)),
    },
    "accounts.email_changed": {
      doer: "person",
      kind: "account",
      act: async ({ uid, token }) => {
        const email = `other-${uid}@example.ca`;
        await call("POST", `/v1/auth/updateUser/${uid}`, token, toProfile(email));
        const oobCode = await people.readConfirmationCode(email);
        await people.post("/v1/auth/verify-email", { oobCode }, { address: from, token });
      },
    },
    "accounts.phone_changed": {
      doer: "person",
      kind: "account",
      act: async ({ token }) => {
        const phoneNumber = inventPhone();
        await people.sendCode(phoneNumber, { token });
        const verificationCode = await people.readPhoneCode(phoneNumber);
        await call("POST", "/v1/auth/verify-phone", token, { phoneNumber, verificationCode, password: PASSWORD });
      },
    },
    "accounts.second_factor_set": { doer: "person", kind: "account", act: enrol },
    "accounts.second_factor_confirmed": {
      doer: "person",
      kind: "account",
      act: async (person) => {
        await call("POST", "/v1/auth/second-factor", person.token, { code: await enrolForCode(person) });
      },
    },
    "accounts.second_factor_removed": {
      doer: "person",
      kind: "account",
      act: async (person) => {
        const code = await enrolForCode(person);
        await call("POST", "/v1/auth/second-factor/remove", person.token, { password: PASSWORD, code });
      },
    },
    "accounts.recovery_codes_made": {
      doer: "person",
      kind: "account",
      act: async (person) => {
        const code = await enrolForCode(person);
        await call("POST", "/v1/auth/second-factor/recovery-codes", person.token, { password: PASSWORD, code });
      },
    },
    "accounts.recovery_code_used": {
      doer: "person",
      kind: "account",
      act: async (person) => {
        const identity = { password: PASSWORD, code: await enrolForCode(person) };
        const path = "/v1/auth/second-factor/recovery-codes";
        const [code] = (await call("POST", path, person.token, identity)).body.recoveryCodes;
        await call("POST", "/v1/auth/second-factor", person.token, { code });
      },
    },
    "accounts.export": { doer: "person", kind: "account", act: own("/v1/auth/export", { password: PASSWORD }) },
    "accounts.deleted": {
      doer: "person",
      kind: "account",
      act: own("/v1/auth/delete-account", { password: PASSWORD }),
    },
    "listings.create": { doer: "person", kind: "listing", act: post },
    "listings.edit": {
      doer: "person",
      kind: "listing",
      act: async (person) => {
        const form = buildChange({ title: "Another title" });
        await site.call("PATCH", `/v1/property/${await addListing(person)}`, {
          token: person.token,
          address: from,
          ...form,
        });
      },
    },
    "listings.close": {
      doer: "person",
      kind: "listing",
      act: async (person) =>
        call("POST", `/v1/property/${await addListing(person)}/close`, person.token, { reason: "sold" }),
    },
    "listings.remove": {
      doer: "administrator",
      kind: "listing",
      act: async (person) =>
        call("POST", `/v1/admin/listings/${await addListing(person)}/remove`, administrator.token, {
          reason: "So it is",
        }),
    },
    "listings.restore": {
      doer: "administrator",
      kind: "listing",
      act: async (person) => {
        const path = `/v1/admin/listings/${await addListing(person)}`;
        await call("POST", `${path}/remove`, administrator.token, { reason: "So it is" });
        await call("POST", `${path}/restore`, administrator.token, {});
      },
    },
    "users.list": { doer: "administrator", kind: null, act: () => call("GET", "/v1/admin/users", administrator.token) },
    "users.read": {
      doer: "administrator",
      kind: "account",
      act: ({ uid }) => call("GET", `/v1/admin/users/${uid}`, administrator.token),
    },
    "users.disable": {
      doer: "administrator",
      kind: "account",
      act: asAdministrator(({ uid }) => `/v1/admin/users/${uid}/disable`, { reason: "So it is" }),
    },
    "users.enable": {
      doer: "administrator",
      kind: "account",
      act: async (person) => {
        const path = `/v1/admin/users/${person.uid}`;
        await call("POST", `${path}/disable`, administrator.token, { reason: "So it is" });
        await call("POST", `${path}/enable`, administrator.token, {});
      },
    },
    "users.reset_password": {
      doer: "administrator",
      kind: "account",
      act: asAdministrator(({ uid }) => `/v1/admin/users/${uid}/reset-password`, {}),
    },
  };

  function toProfile(email: string) {
    return { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, password: PASSWORD };
  }

  test.each(Object.keys(TOLD))("records for %s who did it, to what, when and from where", async (action) => {
    const person = await people.enter();
    const { doer, kind, act } = TOLD[action] ?? { doer: null, kind: null, act: async () => undefined };
    const { added } = await watch(() => act(person));
    const entries = added.filter((entry) => entry.action === action);
    const entry = entries.find(({ address }) => address === from);
    const uid = doer === "person" ? person.uid : doer === "administrator" ? administrator.uid : null;
    expect(entry).toMatchObject({ actor: uid, action, kind, address: from });
    expect(entry?.at).toEqual(site.clock.now());
    if (kind === "account") expect(entry?.subject).toBe(person.uid);
    // People appear as ids, and no user text is included.
    expect(JSON.stringify(added)).not.toMatch(/@|Amélie|Tremblay|pocket|So it is|Another title/u);
  });

  test("records the new account of a sign-up, and the account of a failed log-in only if it is known", async () => {
    const signedUp = await watch(() => people.signUpWithCode(inventPerson()));
    expect(signedUp.added.map(({ action }) => action)).toEqual(["accounts.created"]);
    const unknown = await watch(() => people.signIn("nobody-at-all@example.ca", "wrong-password-1"));
    expect(unknown.added).toMatchObject([
      { action: "sessions.refused", subject: null, details: { reason: "unknown" } },
    ]);
    const disabled = await site.addAccount({ disabledAt: site.clock.now() });
    const refused = await watch(() => people.signIn(disabled.email));
    expect(refused.added).toMatchObject([{ subject: disabled.uid, details: { reason: "disabled" } }]);
  });

  test("grows by no more entries than there are allowed attempts", async () => {
    const { email } = await site.addAccount();
    const { added } = await watch(async () => {
      for (let time = 0; time < 12; time += 1) await people.signIn(email, "wrong-password-1", { address: from });
    });
    expect(added.length).toBeLessThanOrEqual(5);
  });

  test("is read by administrators, newest first, and filtered by action, actor and target", async () => {
    const person = await people.enter();
    const subject = await addListing(person);
    await call("POST", `/v1/property/${subject}/close`, person.token, { reason: "leased" });
    const read = async (query: Record<string, string>) =>
      (await call("GET", `/v1/admin/audit?${new URLSearchParams(query)}`, administrator.token)).body.audit;
    const closed = {
      action: "listings.close",
      actorId: person.uid,
      actorName: "Amélie Tremblay",
      details: { reason: "leased" },
    };
    expect(await read({ subject })).toMatchObject([closed]);
    expect(await read({ actor: person.uid })).toMatchObject([closed, { action: "sessions.sign_in" }]);
    expect((await read({ action: "listings.close" }))[0]).toMatchObject(closed);
    for (const action of ["list", "listings.c", "listings_close"]) expect(await read({ action })).toEqual([]);
  });

  test("shows current names of who did what to whom, and nothing about deleted ones", async () => {
    const [seller, leaver] = [await people.enter(), await people.enter()];
    const listing = await addListing(seller);
    const read = async (subject: string) =>
      (await call("GET", `/v1/admin/audit?subject=${subject}`, administrator.token)).body.audit[0];
    await call("POST", `/v1/admin/listings/${listing}/remove`, administrator.token, { reason: "So it is" });
    const { rows } = await site.db.$client.query("SELECT title FROM listings WHERE id = $1", [listing]);
    expect(await read(listing)).toMatchObject({ subjectKind: "listing", subjectName: rows[0].title });
    await call("GET", `/v1/admin/users/${seller.uid}`, administrator.token);
    expect(await read(seller.uid)).toMatchObject({ subjectKind: "account", subjectName: "Amélie Tremblay" });
    await site.db.execute(sql`UPDATE accounts SET first_name = 'Renée' WHERE id = ${seller.uid}`);
    expect(await read(seller.uid)).toMatchObject({ subjectName: "Renée Tremblay" });

    await call("GET", `/v1/admin/users/${leaver.uid}`, administrator.token);
    await call("POST", "/v1/auth/delete-account", leaver.token, { password: PASSWORD });
    expect(await read(leaver.uid)).toMatchObject({ action: "accounts.deleted", actorName: null, subjectName: null });
  });

  test("has one history for a target, however its id is spelled in the call and in the filter", async () => {
    const person = await people.enter();
    const read = async (query: string) =>
      (await call("GET", `/v1/admin/audit?${query}`, administrator.token)).body.audit.map(
        ({ action }: { action: string }) => action,
      );
    await call("GET", `/v1/admin/users/${person.uid.toUpperCase()}`, administrator.token);
    const history = await read(`subject=${person.uid}`);
    expect(history).toContain("users.read");
    expect(await read(`subject=${person.uid.toUpperCase()}`)).toEqual(history);
    expect(await read(`actor=${person.uid.toUpperCase()}`)).toEqual(await read(`actor=${person.uid}`));
  });

  test("finds who acted and what it was done to as people know them, and can leave out views", async () => {
    const actor = await people.enter({ firstName: "Zénobie", lastName: "Lafrenière" });
    const [listing = ""] = await site.addListings([{ ownerId: actor.uid, title: "Quarry with a view" }]);
    const ticket = { type: "bug", subject: "Any", description: "Any", email: actor.email };
    const number = (await call("POST", "/v1/admin/add-ticket", actor.token, ticket)).body.ticketNumber;
    await call("POST", `/v1/admin/listings/${listing}/remove`, administrator.token, { reason: "Any reason." });
    const [{ id }] = (await call("GET", `/v1/admin/tickets?searchQuery=${number}`, administrator.token)).body.tickets;
    await call("GET", `/v1/admin/tickets/${id}`, administrator.token);
    await call("GET", `/v1/admin/users/${actor.uid}`, administrator.token);
    const read = async (query: Record<string, string>) =>
      (await call("GET", `/v1/admin/audit?${new URLSearchParams(query)}`, administrator.token)).body.audit.map(
        ({ action }: { action: string }) => action,
      );
    const done = await read({ actor: actor.uid });
    for (const name of ["zenobie lafreniere", actor.email]) expect(await read({ actor: name })).toEqual(done);
    expect(await read({ actor: "Nobody At All" })).toEqual([]);
    expect(await read({ subject: number.toLowerCase() })).toContain("tickets.read");
    expect(await read({ subject: "quarry" })).toContain("listings.remove");
    expect(await read({ subject: "Zénobie" })).toContain("users.read");
    expect(await read({ subject: "Zénobie", views: "hide" })).not.toContain("users.read");
    expect(await read({ subject: "quarry", views: "hide" })).toContain("listings.remove");
  });

  test("reads every kind of target, whether or not its id is from this database", async () => {
    const person = await people.enter();
    const id = crypto.randomUUID();
    const kinds = Object.keys(AUDIT_SUBJECTS);
    for (const kind of [...kinds, "something older"])
      for (const subject of [id, "du_123", person.uid])
        await site.db.$client.query(
          "INSERT INTO audit_entries (id, at, action, subject_kind, subject_id, details) VALUES (gen_random_uuid(), now(), 'test.kind', $1, $2, '{}')",
          [kind, subject],
        );
    const { body } = await call("GET", "/v1/admin/audit?action=test.kind&limit=50", administrator.token);
    const named = body.audit.filter(({ subjectName }: { subjectName: string | null }) => subjectName !== null);
    expect(body.totalResults).toBe((kinds.length + 1) * 3);
    expect(named.map(({ subjectKind }: { subjectKind: string }) => subjectKind).sort()).toEqual([
      "account",
      "membership",
    ]);
  });

  test("every read by an administrator is recorded under an action that has a label", async () => {
    const reads = (await listContracts()).filter(
      ({ access, method, isPolled, isAudited }) =>
        access === "administrators" && method === "GET" && !isPolled && !isAudited,
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const read of reads) {
      expect(AUDIT_ACTIONS, read.path).toHaveProperty([toReadAction(read)]);
      // A call that names one thing records which one in its use case.
      expect(read.path).not.toContain("{");
    }
  });

  test("is part of a person's data export", async () => {
    const person = await people.enter();
    const { body } = await call("POST", "/v1/auth/export", person.token, { password: PASSWORD });
    expect(body.audit.map(({ action }: { action: string }) => action)).toEqual(["accounts.export", "sessions.sign_in"]);
  });

  /** Tries a statement as the server, as a superuser and as the table's owner; returns why each was rejected. */
  async function tryAsEverybody(statement: string): Promise<string[]> {
    const refused = (error: unknown) => String((error as { message?: unknown }).message);
    const reasons = [await site.db.$client.query(statement).then(() => "done", refused)];
    const client = new pg.Client({ connectionString: site.superuserUrl });
    await client.connect();
    try {
      reasons.push(await client.query(statement).then(() => "done", refused));
      const { rows } = await client.query("SELECT tableowner FROM pg_tables WHERE tablename = 'audit_entries'");
      await client.query(`SET ROLE ${rows[0].tableowner}`);
      reasons.push(await client.query(statement).then(() => "done", refused));
    } finally {
      await client.end();
    }
    return reasons;
  }
  const ONLY_ADDED_TO = "the audit log is only added to";
  const addEntry = (age: string) =>
    site.db.$client.query(
      `INSERT INTO audit_entries (id, at, action, details) VALUES (gen_random_uuid(), now() - interval '${age}', 'test.aged', '{}')`,
    );

  test.each([
    ["UPDATE audit_entries SET action = 'nothing'", "permission denied for table audit_entries"],
    ["UPDATE audit_entries SET at = at - interval '3 years'", "permission denied for table audit_entries"],
    ["DELETE FROM audit_entries", ONLY_ADDED_TO],
    ["TRUNCATE audit_entries", "permission denied for table audit_entries"],
  ])(
    "is append-only: %s is rejected for the server, the table's owner and a superuser",
    async (statement, toServer) => {
      await addEntry("3 years");
      const before = await readLog();
      expect(await tryAsEverybody(statement)).toEqual([toServer, ONLY_ADDED_TO, ONLY_ADDED_TO]);
      expect(await readLog()).toEqual(before);
    },
  );

  test("allows deleting entries older than two years, and none that is a minute younger", async () => {
    await addEntry("2 years -1 minutes");
    const young = "DELETE FROM audit_entries WHERE action = 'test.aged' AND at > now() - interval '2 years'";
    expect(await tryAsEverybody(young)).toEqual([ONLY_ADDED_TO, ONLY_ADDED_TO, ONLY_ADDED_TO]);
    await addEntry("2 years 1 minutes");
    const old = "DELETE FROM audit_entries WHERE at < now() - interval '2 years'";
    const { rowCount } = await site.db.$client.query(old);
    expect(rowCount).toBeGreaterThan(0);
    const left = (await readLog()).filter(({ action }) => action === "test.aged");
    expect(left).toHaveLength(1);
  });
});
