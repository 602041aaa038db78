import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** Whom the directory is asked for, in the database's own spelling; a missing member matches everyone. */
export interface AgentCriteria {
  readonly province?: string;
  readonly cityKey?: string;
  /** Words that are looked for, as the database writes them; null matches nobody. */
  readonly words?: string | null;
  /** What last names begin with, instead of words; null if more than a letter was typed. */
  readonly initial?: string | null;
  readonly now: Date;
}

/** An agent who is in the directory now, with all that any view of them shows. */
export interface AgentRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureToken: string | null;
  readonly brokerageName: string;
  readonly city: string;
  readonly province: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
  readonly isVerified: boolean;
}

export interface ProfileRow extends AgentRow {
  /** Null where the agent does not show it. */
  readonly email: string | null;
  /** Null where the agent does not show it, or has not confirmed it. */
  readonly phoneNumber: string | null;
  readonly regulator: string | null;
  readonly licenceNumber: string | null;
  /** YYYY-MM-DD. */
  readonly licenceCheckedOn: string | null;
}

const COLUMNS = sql`account.id, account.first_name AS "firstName", account.last_name AS "lastName",
  account.picture_token AS "pictureToken", agent.brokerage_name AS "brokerageName", agent.city, agent.province,
  agent.is_real_estate_member AS "isRealEstateMember", agent.real_estate_board AS "realEstateBoard",
  agent.verified_at IS NOT NULL AS "isVerified"`;

/** What was typed as it is compared: once, rather than for each row. A letter alone is the initial of a last name. */
export async function foldTerms(
  db: Queryable,
  { city, searchQuery }: { city: string; searchQuery: string },
): Promise<Required<Pick<AgentCriteria, "cityKey" | "words" | "initial">>> {
  const { rows } = await db.execute<{ cityKey: string; words: string | null; initial: string | null }>(
    sql`SELECT agents_key(${city}) AS "cityKey", agents_query(${searchQuery})::text AS words,
      substring(agents_key(${searchQuery}) FROM '^[[:alpha:]]$') AS initial`,
  );
  return rows[0] ?? { cityKey: "", words: null, initial: null };
}

type PlacedRow = AgentRow & { readonly total: string };

/** A page of agents by last name, first name, id, and how many there are on all pages. */
export async function listAgents(
  db: Queryable,
  criteria: AgentCriteria,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: AgentRow[] }> {
  // Who has a name is found by it once, then counted and sorted: along the order, one would go through all the others to find them.
  const isAlongOrder = criteria.words === undefined || typeof criteria.initial === "string";
  const found = isAlongOrder ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`;
  const rows = await selectRows<PlacedRow | { readonly id: null; readonly total: string }>(
    db,
    sql`WITH found AS ${found} (
      SELECT account_id, last_key, first_key FROM agent_entries WHERE ${matches(criteria)}
    )
    SELECT totals.total, ${COLUMNS} FROM (SELECT count(*) AS total FROM found) AS totals
    LEFT JOIN (
      SELECT account_id, last_key, first_key FROM found
      ORDER BY last_key, first_key, account_id LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS entry ON true
    LEFT JOIN accounts account ON account.id = entry.account_id
    LEFT JOIN agents agent ON agent.account_id = entry.account_id
    ORDER BY entry.last_key, entry.first_key, entry.account_id`,
  );
  return {
    total: Number(rows[0]?.total),
    rows: rows.filter((row): row is PlacedRow => row.id !== null).map(({ total: _, ...row }) => row),
  };
}

/** An agent's profile; undefined for who is not in the directory now. */
export async function findProfile(db: Queryable, uid: string, now: Date): Promise<ProfileRow | undefined> {
  const { rows } = await db.execute<ProfileRow & Record<string, unknown>>(sql`
    SELECT ${COLUMNS},
      CASE WHEN agent.shows_email THEN account.email END AS email,
      CASE WHEN agent.shows_phone AND account.phone_verified_at IS NOT NULL THEN account.phone_number END AS "phoneNumber",
      agent.regulator, agent.licence_number AS "licenceNumber", agent.licence_checked_on::text AS "licenceCheckedOn"
    FROM agent_entries entry
    JOIN accounts account ON account.id = entry.account_id
    JOIN agents agent ON agent.account_id = entry.account_id
    WHERE entry.account_id = ${uid} AND entry.paid_through > ${now.toISOString()}::timestamptz`);
  return rows[0];
}

/** Whether somebody is in the directory now. */
export async function isListed(db: Queryable, uid: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM agent_entries WHERE account_id = ${uid} AND paid_through > ${now.toISOString()}::timestamptz`);
  return rows.length > 0;
}

function matches({ province, cityKey, words, initial, now }: AgentCriteria): SQL {
  return sql.join(
    [
      sql`paid_through > ${now.toISOString()}::timestamptz`,
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(cityKey === undefined ? [] : [sql`city_key = ${cityKey}`]),
      ...(words === undefined
        ? []
        : [typeof initial === "string" ? sql`last_key ^@ ${initial}` : sql`words @@ ${words}::tsquery`]),
    ],
    sql` AND `,
  );
}
