import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPerson } from "../../testing/account-journeys.ts";
import { listDeclaredTables } from "../../testing/declared-data.ts";
import { createPasskeyJourneys } from "../../testing/passkeys.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** The columns of an account that are no credentials; the others are declared. */
const OTHER_COLUMNS = [
  ...["id", "email", "email_key", "email_verified_at", "first_name", "last_name", "name_key", "language"],
  ...["role", "administrator_role", "disabled_at", "disabled_reason", "picture_token", "created_at", "updated_at"],
];

const declared = await listDeclaredTables();
const COLUMNS = declared.flatMap(({ credentials }) =>
  typeof credentials === "object" && "columns" in credentials ? credentials.columns : [],
);
/** The tables whose rows are credentials, with a statement that counts an account's. */
const TABLES = declared.flatMap(({ name, people = [], credentials = false }) => {
  if (credentials === false || (typeof credentials === "object" && "columns" in credentials)) return [];
  const ended = typeof credentials === "object" ? ` AND ${credentials.until} IS NULL` : "";
  return [{ name, count: `SELECT count(*)::int AS rows FROM ${name} WHERE ${people[0]} = $1${ended}` }];
});

describe("the credentials of an account", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const select = async <Row>(text: string, values: unknown[] = []) =>
    (await site.db.$client.query(text, values)).rows as Row[];
  const readColumns = async (uid: string) => {
    const [row] = await select<Record<string, unknown>>("SELECT * FROM accounts WHERE id = $1", [uid]);
    return Object.fromEntries(COLUMNS.map((column) => [column, row?.[column]]));
  };
  async function countIn(uid: string): Promise<Record<string, number>> {
    const counted = TABLES.map(async ({ name, count }) => {
      const [row] = await select<{ rows: number }>(count, [uid]);
      return [name, row?.rows ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  test("every column of an account is declared to be a credential or not", async () => {
    const columns = await select<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'accounts'",
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...COLUMNS, ...OTHER_COLUMNS].toSorted());
    expect(TABLES.length).toBeGreaterThan(5);
  });

  /** Someone signs up with another person's address and sets everything that can be set. */
  async function takeAddress() {
    const person = inventPerson();
    await people.signUpWithCode(person);
    const { accessToken: token, refreshToken, user } = (await people.signIn(person.email, person.password)).body;
    const passkeys = createPasskeyJourneys(site, people);
    await passkeys.addPasskey({ token }, { password: person.password });
    await passkeys.askToAdd(token, { password: person.password });
    await people.post("/v1/auth/second-factor/enrol", { password: person.password }, { token });
    await site.db.$client.query(
      "UPDATE accounts SET second_factor_since = now(), second_factor_period = 1 WHERE id = $1",
      [user.uid],
    );
    await site.db.$client.query("INSERT INTO recovery_codes (account_id, hash) VALUES ($1, 'any')", [user.uid]);
    expect((await people.signIn(person.email, person.password)).body).toHaveProperty("challenge");
    await people.forgetPassword(person.email);
    expect(Object.values(await readColumns(user.uid)).filter((value) => value === null)).toEqual([]);
    expect(Object.values(await countIn(user.uid)).filter((rows) => rows === 0)).toEqual([]);
    return { ...person, uid: user.uid as string, token: token as string, refreshToken: refreshToken as string };
  }

  const PASSWORD = "owner-of-the-mailbox-1";
  const OPENINGS = {
    "the confirmation link": async (email: string) =>
      people.post("/v1/auth/verify-email", { oobCode: await people.readConfirmationCode(email), password: PASSWORD }),
    "a password reset": async (email: string) => people.resetPassword(await people.readResetCode(email), PASSWORD),
  };

  test.each(Object.keys(OPENINGS) as (keyof typeof OPENINGS)[])(
    "none set before works once the mailbox's owner opens %s",
    async (opening) => {
      const stranger = await takeAddress();
      const { password_hash: before } = await readColumns(stranger.uid);
      expect((await OPENINGS[opening](stranger.email)).status).toBe(200);
      const { password_hash: after, ...others } = await readColumns(stranger.uid);
      expect(after).not.toBe(before);
      expect(Object.values(others).every((value) => value === null)).toBe(true);
      expect(Object.values(await countIn(stranger.uid)).every((rows) => rows === 0)).toBe(true);
      const agreed = await select<{ disowned: boolean }>(
        "SELECT disowned_at IS NOT NULL AS disowned FROM consents WHERE account_id = $1",
        [stranger.uid],
      );
      expect(agreed).toEqual([{ disowned: true }, { disowned: true }]);
      expect(await people.isLetIn(stranger.token)).toBe(false);
      expect((await people.refresh(stranger.refreshToken)).status).toBe(401);
      expect((await people.signIn(stranger.email, stranger.password)).status).toBe(401);
      const own = (await people.signIn(stranger.email, PASSWORD)).body;
      const { data } = (await site.call("GET", `/v1/auth/getUser/${own.user.uid}`, { token: own.accessToken })).body;
      expect(data).toMatchObject({ emailVerified: true, phoneVerified: false, hasSecondFactor: false });
    },
  );
});
