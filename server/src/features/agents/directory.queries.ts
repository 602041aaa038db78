import type { LicenceClass } from "@vestpocket/domain/agents/agents.regulators";
import { LISTED_MAX, type ListPlace } from "@vestpocket/domain/shared/paging";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { limitTo } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { checkedOnAt } from "./agents.queries.ts";

/** The directory's filter, in the database's spelling; an absent condition matches everyone. */
export interface AgentCriteria {
  readonly province?: string;
  readonly cityKey?: string;
  /** Search words, normalized as the database does; null matches nobody. */
  readonly words?: string | null;
  /** A last-name prefix instead of words; null if more than a letter was typed. */
  readonly initial?: string | null;
  readonly now: Date;
}

/** An agent currently in the directory, with everything that any view shows. */
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
  /** YYYY-MM-DD; null unless the check counts. */
  readonly licenceCheckedOn: string | null;
}

export interface ProfileRow extends AgentRow {
  /** Null if the agent does not show it. */
  readonly email: string | null;
  /** Null if the agent does not show it, or has not confirmed it. */
  readonly phoneNumber: string | null;
  readonly regulator: string | null;
  readonly licenceNumber: string | null;
  readonly licenceClass: LicenceClass | null;
  readonly statedLicenceNumber: string | null;
  readonly statedLicenceClass: LicenceClass | null;
}

const columnsAt = (now: Date) => sql`account.id, account.first_name AS "firstName", account.last_name AS "lastName",
  account.picture_token AS "pictureToken", agent.brokerage_name AS "brokerageName", agent.city, agent.province,
  agent.is_real_estate_member AS "isRealEstateMember", agent.real_estate_board AS "realEstateBoard",
  ${checkedOnAt(now)} AS "licenceCheckedOn"`;

/** The input normalized once, rather than for each row. A single letter is the initial of a last name. */
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

/** A page of agents by last name, first name and id, and how many there are. */
export async function listAgents(
  db: Queryable,
  criteria: AgentCriteria,
  place: ListPlace,
): Promise<{ total: number; rows: AgentRow[] }> {
  // Match on name first, then count and sort: walking in sort order would visit everyone else too.
  const isAlongOrder = criteria.words === undefined || typeof criteria.initial === "string";
  const found = isAlongOrder ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`;
  const rows = await selectRows<PlacedRow | { readonly id: null; readonly total: string }>(
    db,
    sql`WITH found AS ${found} (
      SELECT account_id, last_key, first_key FROM agent_entries WHERE ${matches(criteria)}
    )
    SELECT totals.total, ${columnsAt(criteria.now)} FROM (SELECT count(*) AS total FROM (
      SELECT FROM found ORDER BY last_key, first_key, account_id LIMIT ${LISTED_MAX + 1}) counted) AS totals
    LEFT JOIN (
      SELECT account_id, last_key, first_key FROM found ${place.after ? isAfter(place.after) : sql``}
      ORDER BY last_key, first_key, account_id ${limitTo(place)}
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

const isAfter = (id: string) => sql`WHERE (last_key, first_key, account_id) > (
  SELECT last_key, first_key, account_id FROM agent_entries WHERE account_id = ${id})`;

/** An agent's profile; undefined if they are not currently in the directory. */
export async function findProfile(db: Queryable, uid: string, now: Date): Promise<ProfileRow | undefined> {
  const { rows } = await db.execute<ProfileRow & Record<string, unknown>>(sql`
    SELECT ${columnsAt(now)},
      CASE WHEN agent.shows_email THEN account.email END AS email,
      CASE WHEN agent.shows_phone AND account.phone_verified_at IS NOT NULL THEN account.phone_number END AS "phoneNumber",
      agent.regulator, agent.licence_number AS "licenceNumber", agent.licence_class AS "licenceClass",
      agent.stated_licence_number AS "statedLicenceNumber", agent.stated_licence_class AS "statedLicenceClass"
    FROM agent_entries entry
    JOIN accounts account ON account.id = entry.account_id
    JOIN agents agent ON agent.account_id = entry.account_id
    WHERE entry.account_id = ${uid} AND entry.paid_through > ${now.toISOString()}::timestamptz`);
  return rows[0];
}

/** Whether someone is currently in the directory. */
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
