import type { ListUsersRequest, UserDetails, UserRow } from "@vestpocket/domain/accounts/administration.schema";
import type { AdministratorRole, Duty } from "@vestpocket/domain/shared/administrator-roles";
import { foldText } from "@vestpocket/domain/shared/text";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { toInfix } from "../../platform/database/like.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { Recipient } from "../../platform/messages/tell.ts";
import type { Account } from "./accounts.queries.ts";
import { accounts } from "./accounts.tables.ts";

/** Shorter digit strings occur in too many numbers. */
const PHONE_DIGITS_MIN = 4;

export type UserListRow = Omit<UserRow, "createdAt"> & { readonly createdAt: Date };

/** A page of accounts, newest first, and their total. */
export async function listUserRows(
  db: Queryable,
  { searchQuery, role, state, kind, licence, page, limit, now, ...days }: ListUsersRequest & { now: Date },
): Promise<{ rows: UserListRow[]; total: number }> {
  const conditions: SQL[] = [sql`true`, ...isWithinDays(sql`account.created_at`, days)];
  if (searchQuery) conditions.push(matches(searchQuery));
  if (role) conditions.push(sql`account.role = ${role}`);
  if (state) conditions.push(sql`(account.disabled_at IS NOT NULL) = ${state === "disabled"}`);
  const isAgent = (state: SQL) => sql`EXISTS (SELECT FROM agents WHERE account_id = account.id AND ${state})`;
  if (kind === "agent") conditions.push(isAgent(sql`true`));
  if (kind === "agent_pro") {
    conditions.push(sql`EXISTS (SELECT FROM memberships WHERE account_id = account.id
      AND member_until > ${now.toISOString()}::timestamptz)`);
  }
  if (licence) conditions.push(isAgent(toLicenceState(licence, now)));
  const where = sql.join(conditions, sql` AND `);
  const [counted] = await selectRows<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM accounts account WHERE ${where}`,
  );
  const rows = await selectRows<UserListRow>(
    db,
    sql`
    SELECT account.id AS uid, account.first_name AS "firstName", account.last_name AS "lastName", account.email, account.role,
      account.created_at AS "createdAt", account.disabled_at IS NOT NULL AS disabled,
      coalesce(membership.member_until > ${now.toISOString()}::timestamptz, false) AS "isSubscribed",
      agent.account_id IS NOT NULL AS "isAgent",
      coalesce(agent.verified_until >= ${now.toISOString().slice(0, 10)}::date, false) AS "isVerified",
      (SELECT count(*)::int FROM listings WHERE owner_id = account.id) AS listings
    FROM accounts account
      LEFT JOIN memberships membership ON membership.account_id = account.id
      LEFT JOIN agents agent ON agent.account_id = account.id
    WHERE ${where} ORDER BY account.created_at DESC, account.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** An agent's licence: a check counts until its last day, and what ended it is kept until there is another. */
function toLicenceState(licence: NonNullable<ListUsersRequest["licence"]>, now: Date): SQL {
  const isVerified = sql`coalesce(verified_until >= ${now.toISOString().slice(0, 10)}::date, false)`;
  if (licence === "waiting") return sql`recheck IS NOT NULL`;
  if (licence === "ended") return sql`recheck IN ('name', 'brokerage', 'licence', 'expired')`;
  return licence === "verified" ? isVerified : sql`NOT ${isVerified}`;
}

/** The account with this id, or those whose name has all the words, or whose address or number contains the text. */
function matches(text: string): SQL {
  if (isUuid(text)) return sql`account.id = ${text}`;
  const words = foldText(text)
    .split(" ")
    .map(
      (word) =>
        sql`lower(unaccent(account.first_name || ' ' || account.last_name)) LIKE lower(unaccent(${toInfix(word)}))`,
    );
  const found = [sql`(${sql.join(words, sql` AND `)})`, sql`account.email_key LIKE ${toInfix(text.toLowerCase())}`];
  const digits = text.replace(/[\s().+-]/gu, "");
  if (/^\d+$/u.test(digits) && digits.length >= PHONE_DIGITS_MIN) {
    found.push(sql`account.phone_number LIKE ${toInfix(digits)}`);
  }
  return sql`(${sql.join(found, sql` OR `)})`;
}

/** What other features store about an account, for administrators. */
export type Belongings = Pick<UserDetails, "sessions" | "orders" | "agent"> & {
  /** By current status. Statuses without listings are omitted. */
  readonly listings: Partial<UserDetails["listings"]> | null;
  readonly membership: UserDetails["membership"];
};

export async function findBelongings(db: Queryable, uid: string, now: Date): Promise<Belongings> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const moment = (column: string) =>
    sql`json_build_object('seconds', floor(extract(epoch FROM ${sql.identifier(column)}))::bigint)`;
  const [row] = await selectRows<Belongings>(
    db,
    sql`
    SELECT
      (SELECT count(*)::int FROM sessions WHERE account_id = ${uid} AND ended_at IS NULL AND expires_at > ${at}) AS sessions,
      (SELECT count(*)::int FROM orders WHERE account_id = ${uid} AND paid_at IS NOT NULL) AS orders,
      (SELECT json_object_agg(status, many) FROM (
         SELECT listings_status_at(status, expires_at, ${at}) AS status, count(*)::int AS many
         FROM listings WHERE owner_id = ${uid} GROUP BY 1) AS counted) AS listings,
      (SELECT json_build_object('paidThrough', ${moment("paid_through")}, 'isSubscribed', member_until > ${at})
       FROM memberships WHERE account_id = ${uid}) AS membership,
      (SELECT json_build_object('brokerageName', brokerage_name, 'province', province, 'city', city,
         'isRealEstateMember', is_real_estate_member, 'realEstateBoard', real_estate_board,
         'verifiedAt', CASE WHEN verified_until >= ${now.toISOString().slice(0, 10)}::date THEN ${moment("verified_at")} END,
         'regulator', regulator, 'licenceNumber', licence_number, 'licenceCheckedOn', licence_checked_on::text,
         'licenceClass', licence_class, 'licenceExpiresOn', licence_expires_on::text, 'verifiedUntil', verified_until::text,
         'statedLicenceNumber', stated_licence_number, 'statedLicenceClass', stated_licence_class, 'recheck', recheck,
         'unverifiedReason', unverified_reason)
       FROM agents WHERE account_id = ${uid}) AS agent`,
  );
  if (row === undefined) throw new Error("the query always returns one row");
  return row;
}

/** The administrators who are not disabled, locked until the transaction ends. */
export async function lockAdministrators(
  tx: Queryable,
): Promise<{ uid: string; administratorRole: AdministratorRole }[]> {
  return selectRows<{ uid: string; administratorRole: AdministratorRole }>(
    tx,
    sql`SELECT id AS uid, administrator_role AS "administratorRole" FROM accounts
      WHERE role = 'administrator' AND disabled_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** How to reach the administrators who are not disabled and whose role includes a part of the administration. */
export async function listAdministratorContacts(db: Queryable, duty: Duty): Promise<Recipient[]> {
  const { id, email, language, disabledAt, emailVerifiedAt } = accounts;
  const isInCharge = inArray(accounts.administratorRole, ["full", duty]);
  const isActive = and(eq(accounts.role, "administrator"), isInCharge, isNull(disabledAt));
  return db.select({ id, email, language, disabledAt, emailVerifiedAt }).from(accounts).where(isActive);
}

/** All administrators' accounts, by address. */
export async function listAdministratorRows(db: Queryable): Promise<Account[]> {
  return db.select().from(accounts).where(eq(accounts.role, "administrator")).orderBy(accounts.emailKey);
}
