import type { Random } from "@vestpocket/domain/shared/random";
import type pg from "pg";
import { v7 as newId } from "uuid";
import { hashTestPassword, PASSWORD } from "../../server/src/testing/test-password.ts";
import { demand } from "./client.ts";
import { askDatabase } from "./oracle.ts";
import type { Server } from "./server.ts";

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** Adds people directly to the database, with e-mail and phone confirmed; their password is cheap to verify. */
async function addPeople(pool: pg.Pool, count: number): Promise<{ uid: string; email: string }[]> {
  const passwordHash = await hashTestPassword();
  const people = Array.from({ length: count }, () => {
    const uid = newId();
    return { uid, email: `${uid}@example.ca` };
  });
  await pool.query(
    `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, role,
                           phone_verified_at, email_verified_at, created_at, updated_at)
     SELECT uid, email, email, $3, 'Robin', 'Whitford', 'en', 'member', now(), now(), now(), now()
       FROM unnest($1::uuid[], $2::text[]) AS people (uid, email)`,
    [people.map(({ uid }) => uid), people.map(({ email }) => email), passwordHash],
  );
  return people;
}

interface Site {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** New people, each signed in from their own address. */
export async function enter({ url, pool }: Site, count: number): Promise<Person[]> {
  const people = await addPeople(pool, count);
  return Promise.all(people.map(async (person) => ({ ...person, token: await signIn(url, person.email) })));
}

/** A new person, not stopped by any limit. */
export function enterOne({ url, dataDir }: Server): Promise<Person> {
  return askDatabase(dataDir, async (pool) => {
    await forgetLimits(pool);
    const [person] = await enter({ url, pool }, 1);
    if (person === undefined) throw new Error("nobody signed up");
    return person;
  });
}

/** Makes someone a member of Agent Pro, without a payment. */
export async function makeMember({ dataDir }: Server, { uid }: Person): Promise<void> {
  const text = "INSERT INTO memberships (account_id, paid_through) VALUES ($1, now() + interval '1 year')";
  await askDatabase(dataDir, (pool) => pool.query(text, [uid]));
}

/** A new access token, valid for 15 minutes. */
async function signIn(url: string, email: string, address?: string): Promise<string> {
  const body = { email, password: PASSWORD, tokenTransport: "body" };
  return (await demand(url, { path: "/v1/auth/sign-in", body, ...(address && { address }) })).accessToken;
}

/** Resets all rate limits: a campaign does more in a minute than people do in a day. */
export async function forgetLimits(pool: pg.Pool): Promise<void> {
  await pool.query("DELETE FROM throttles");
}

/** A phone number reserved for fiction. */
export function inventPhone(random: Random): string {
  const areaCode = random.pick(["416", "514", "604", "403", "613", "902", "204", "306", "780", "905"]);
  return `+1${areaCode}${random.int(200, 999)}01${String(random.int(0, 99)).padStart(2, "0")}`;
}
