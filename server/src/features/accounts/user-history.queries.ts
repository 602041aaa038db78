import type { UserEventKind } from "@vestpocket/domain/accounts/administration.schema";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { Account } from "./accounts.queries.ts";

/** How many of each kind are shown. */
const EACH_MAX = 20;

export interface UserEventRow {
  readonly kind: UserEventKind;
  readonly id: string;
  readonly at: Date;
  readonly title: string | null;
  /** Of a listing, or of what was reported. */
  readonly titles: Titles | null;
  /** Of an order, as stored. */
  readonly receipt: number | null;
  readonly state: string;
}

/** What an account did and was told, newest first: the newest of each kind. Each part is read from an index. */
export async function listUserEvents(
  db: Queryable,
  { id, email, emailKey, phoneNumber }: Pick<Account, "id" | "email" | "emailKey" | "phoneNumber">,
): Promise<UserEventRow[]> {
  const parts = [
    newest(
      "listing",
      sql`id, created_at AS at, NULL AS title, ${TITLES} AS titles, NULL::float8 AS receipt, status AS state
      FROM listings listing WHERE owner_id = ${id}`,
    ),
    newest(
      "order",
      sql`id, coalesce(paid_at, created_at), listing_title, NULL, number::float8, status
      FROM orders WHERE account_id = ${id}`,
    ),
    newest(
      "ticket",
      sql`id, created_at, number || ' · ' || subject, NULL, NULL, status FROM tickets
      WHERE email_key = ${emailKey} OR account_id = ${id}`,
    ),
    newest(
      "report",
      sql`report.id, report.created_at, ${REPORTED}, coalesce(outcome, 'open') ${REPORTS} WHERE
      CASE by_owner WHEN true THEN inquiry.owner_id WHEN false THEN inquiry.sender_id ELSE reporter_id END = ${id}`,
    ),
    newest(
      "reported",
      sql`report.id, report.created_at, ${REPORTED}, coalesce(outcome, 'open') ${REPORTS} WHERE
      CASE by_owner WHEN true THEN inquiry.sender_id WHEN false THEN inquiry.owner_id ELSE listing.owner_id END = ${id}`,
    ),
    newest(
      "message",
      sql`id, created_at, kind, NULL, NULL, coalesce(outcome, status) FROM messages
      WHERE recipient IN (${email}, ${phoneNumber ?? email})`,
    ),
    newest(
      "session",
      sql`id, created_at, user_agent, NULL, NULL, coalesce(ended_reason, '') FROM sessions
      WHERE account_id = ${id}`,
    ),
    newest(
      "refused",
      sql`id, at, details ->> 'reason', NULL, NULL, action FROM audit_entries
      WHERE subject_id = ${id}::text AND action = 'sessions.refused'`,
    ),
    newest(
      "decision",
      sql`id, at, NULL, NULL, NULL, action FROM audit_entries
      WHERE subject_id = ${id}::text AND action = ANY(${sql.raw(DECISIONS)})`,
    ),
  ];
  return selectRows(db, sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY at DESC, id DESC`);
}

const DECISIONS = `ARRAY['users.disable', 'users.enable', 'users.reset_password', 'users.two_step_reset', 'users.grant',
  'users.revoke', 'users.role', 'agents.verify', 'agents.unverify', 'agents.recheck']`;

const TITLES = sql`listings_titles(listing.language, listing.title, listing.other_title)`;
const REPORTED = sql`inquiry.listing_title, ${TITLES}, NULL::float8`;
const REPORTS = sql`FROM reports report LEFT JOIN inquiries inquiry ON inquiry.id = report.inquiry_id
  LEFT JOIN listings listing ON listing.id = report.listing_id`;

const newest = (kind: UserEventKind, rows: SQL) =>
  sql`(SELECT ${kind}::text AS kind, ${rows} ORDER BY 3 DESC, 2 DESC LIMIT ${EACH_MAX})`;
