import type { Recheck } from "@vestpocket/domain/agents/agents.rules";
import type { ContactChoice, Owner, SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database.ts";
import { agents } from "./agents.tables.ts";

export type NewAgent = typeof agents.$inferInsert;

export async function insertAgents(db: Queryable, rows: readonly NewAgent[]): Promise<void> {
  await db.insert(agents).values([...rows]);
}

/** Of `agents agent`: the day of the licence's check; null unless it counts on the day of `now`, in UTC. */
export const checkedOnAt = (now: Date) =>
  sql`CASE WHEN agent.verified_until >= ${now.toISOString().slice(0, 10)}::date THEN agent.licence_checked_on::text END`;

export type OwnerRow = Omit<Owner, "profilePictureUrl"> & { readonly pictureToken: string | null };

/** The owner of listings with this id, as other signed-in users see them. */
export async function findOwner(db: Queryable, uid: string, now: Date): Promise<OwnerRow | undefined> {
  const { rows } = await db.execute<OwnerRow & Record<string, unknown>>(sql`
    SELECT account.id AS uid, account.first_name AS "firstName", account.last_name AS "lastName",
      account.picture_token AS "pictureToken",
      agent.brokerage_name AS "brokerageName",
      agent.account_id IS NOT NULL AND EXISTS (
        SELECT 1 FROM memberships membership
        WHERE membership.account_id = account.id AND membership.member_until > ${now.toISOString()}::timestamptz
      ) AS "isAgent"
    FROM accounts account LEFT JOIN agents agent ON agent.account_id = account.id
    WHERE account.id = ${uid} AND account.disabled_at IS NULL`);
  return rows[0];
}

/** An agent's stored details, without which administrator verified them; undefined if this is not an agent. */
export async function findAgent(
  db: Queryable,
  uid: string,
): Promise<Omit<typeof agents.$inferSelect, "verifiedBy"> | undefined> {
  const { verifiedBy: _verifiedBy, ...columns } = getTableColumns(agents);
  const [agent] = await db.select(columns).from(agents).where(eq(agents.accountId, uid));
  return agent;
}

type LicensedAgent = Pick<
  typeof agents.$inferSelect,
  | "province"
  | "verifiedAt"
  | "recheck"
  | "licenceNumber"
  | "licenceClass"
  | "statedLicenceNumber"
  | "statedLicenceClass"
>;

/** How an agent is licensed, locked until the transaction ends; undefined if this is not an agent. */
export async function lockAgent(tx: Queryable, uid: string): Promise<LicensedAgent | undefined> {
  const { province, verifiedAt, recheck, licenceNumber, licenceClass, statedLicenceNumber, statedLicenceClass } =
    agents;
  const [agent] = await tx
    .select({ province, verifiedAt, recheck, licenceNumber, licenceClass, statedLicenceNumber, statedLicenceClass })
    .from(agents)
    .where(eq(agents.accountId, uid))
    .for("update");
  return agent;
}

/** What a licence is checked for, locked until the transaction ends; undefined if this is not an agent. */
export async function lockChecked(tx: Queryable, uid: string): Promise<SeenAgent | undefined> {
  // The account first, in the order in which saving a profile locks the two.
  const { rows } = await tx.execute<Pick<SeenAgent, "firstName" | "lastName">>(
    sql`SELECT first_name AS "firstName", last_name AS "lastName" FROM accounts WHERE id = ${uid} FOR SHARE`,
  );
  const { brokerageName, realEstateBoard, province } = agents;
  const [agent] = await tx
    .select({ brokerageName, realEstateBoard, province })
    .from(agents)
    .where(eq(agents.accountId, uid))
    .for("update");
  const [names] = rows;
  return agent && names && { ...names, ...agent };
}

/** Stores an agent's verification, or its removal. */
export async function updateVerification(
  tx: Queryable,
  uid: string,
  values: Required<
    Pick<
      NewAgent,
      | ("verifiedAt" | "verifiedBy" | "regulator" | "licenceNumber" | "licenceCheckedOn")
      | ("licenceClass" | "licenceExpiresOn" | "unverifiedReason" | "recheck")
    >
  >,
): Promise<void> {
  await tx.update(agents).set(values).where(eq(agents.accountId, uid));
}

/** Stores which contact details an agent shows, and how they say they are registered. */
export async function updateContactChoice(
  tx: Queryable,
  uid: string,
  choice: Pick<ContactChoice, "showsEmail" | "showsPhone"> &
    Pick<NewAgent, "designation" | "statedLicenceNumber" | "statedLicenceClass" | "recheck" | "unverifiedReason">,
): Promise<void> {
  await tx.update(agents).set(choice).where(eq(agents.accountId, uid));
}

/** What is stored about the verification of an unverified agent. */
export const NOT_VERIFIED = {
  verifiedAt: null,
  verifiedBy: null,
  regulator: null,
  licenceNumber: null,
  licenceCheckedOn: null,
  licenceClass: null,
  licenceExpiresOn: null,
} as const;

/** What administrators looked up last, where the agent states nothing themselves: they need not type it again. */
const LAST_KNOWN = {
  statedLicenceNumber: sql`coalesce(${agents.statedLicenceNumber}, ${agents.licenceNumber})`,
  statedLicenceClass: sql`coalesce(${agents.statedLicenceClass}, ${agents.licenceClass})`,
};

/** Ends an agent's verification, which then waits for a new check. Returns false if there was none. */
export async function endVerification(tx: Queryable, uid: string, recheck: Recheck): Promise<boolean> {
  const ended = await tx
    .update(agents)
    .set({ ...NOT_VERIFIED, ...LAST_KNOWN, recheck })
    .where(and(eq(agents.accountId, uid), isNotNull(agents.verifiedAt)))
    .returning({ accountId: agents.accountId });
  return ended.length > 0;
}

/** Ends the verifications that no longer count on the day of `now`, in UTC. Returns whose. */
export async function endLapsed(tx: Queryable, now: Date): Promise<string[]> {
  const ended = await tx
    .update(agents)
    .set({ ...NOT_VERIFIED, ...LAST_KNOWN, recheck: "expired" })
    .where(
      and(
        isNotNull(agents.verifiedAt),
        sql`coalesce(${agents.verifiedUntil} < ${now.toISOString().slice(0, 10)}::date, true)`,
      ),
    )
    .returning({ accountId: agents.accountId });
  return ended.map(({ accountId }) => accountId);
}

/** Stores an agent's brokerage and board; changing either, or the province, requires verifying again. */
export async function saveAgent(
  tx: Queryable,
  agent: Pick<NewAgent, "accountId" | "brokerageName" | "province" | "city" | "isRealEstateMember"> & {
    realEstateBoard: string | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = agent;
  const { accountId: _accountId, ...changed } = values;
  const isSame = sql`(${agents.brokerageName}, ${agents.realEstateBoard}, ${agents.province})
    IS NOT DISTINCT FROM (excluded.brokerage_name, excluded.real_estate_board, excluded.province)`;
  const ifSame = (column: AnyPgColumn) => sql`CASE WHEN ${isSame} THEN ${column} END`;
  // A licence of one province is none in another.
  const ifSameProvince = (column: AnyPgColumn) =>
    sql`CASE WHEN ${agents.province} = excluded.province THEN ${column} END`;
  await tx
    .insert(agents)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: agents.accountId,
      set: {
        ...changed,
        verifiedAt: ifSame(agents.verifiedAt),
        verifiedBy: ifSame(agents.verifiedBy),
        regulator: ifSame(agents.regulator),
        licenceNumber: ifSame(agents.licenceNumber),
        licenceCheckedOn: ifSame(agents.licenceCheckedOn),
        licenceClass: ifSame(agents.licenceClass),
        licenceExpiresOn: ifSame(agents.licenceExpiresOn),
        statedLicenceNumber: ifSameProvince(agents.statedLicenceNumber),
        statedLicenceClass: ifSameProvince(agents.statedLicenceClass),
        recheck: sql`CASE WHEN ${isSame} OR ${agents.verifiedAt} IS NULL THEN ${agents.recheck} ELSE 'brokerage' END`,
      },
    });
}
