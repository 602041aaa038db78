import type { ContactChoice, Owner, SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database.ts";
import { agents } from "./agents.tables.ts";

export type NewAgent = typeof agents.$inferInsert;

export async function insertAgents(db: Queryable, rows: readonly NewAgent[]): Promise<void> {
  await db.insert(agents).values([...rows]);
}

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
export async function findAgent(db: Queryable, uid: string): Promise<Omit<NewAgent, "verifiedBy"> | undefined> {
  const { verifiedBy: _verifiedBy, ...columns } = getTableColumns(agents);
  const [agent] = await db.select(columns).from(agents).where(eq(agents.accountId, uid));
  return agent;
}

/** Where an agent is licensed, locked until the transaction ends; undefined if this is not an agent. */
export async function lockAgent(
  tx: Queryable,
  uid: string,
): Promise<Pick<NewAgent, "province" | "verifiedAt"> | undefined> {
  const { province, verifiedAt } = agents;
  const [agent] = await tx.select({ province, verifiedAt }).from(agents).where(eq(agents.accountId, uid)).for("update");
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
      "verifiedAt" | "verifiedBy" | "regulator" | "licenceNumber" | "licenceCheckedOn" | "unverifiedReason"
    >
  >,
): Promise<void> {
  await tx.update(agents).set(values).where(eq(agents.accountId, uid));
}

/** Stores which contact details an agent shows. False if there is no such agent. */
export async function updateContactChoice(
  tx: Queryable,
  uid: string,
  choice: Omit<ContactChoice, "designation"> & Pick<NewAgent, "designation">,
): Promise<boolean> {
  const updated = await tx
    .update(agents)
    .set(choice)
    .where(eq(agents.accountId, uid))
    .returning({ accountId: agents.accountId });
  return updated.length > 0;
}

/** What is stored about the verification of an unverified agent. */
export const NOT_VERIFIED = {
  verifiedAt: null,
  verifiedBy: null,
  regulator: null,
  licenceNumber: null,
  licenceCheckedOn: null,
} as const;

/** Ends an agent's verification. Returns false if there was none. */
export async function endVerification(tx: Queryable, uid: string): Promise<boolean> {
  const ended = await tx
    .update(agents)
    .set(NOT_VERIFIED)
    .where(and(eq(agents.accountId, uid), isNotNull(agents.verifiedAt)))
    .returning({ accountId: agents.accountId });
  return ended.length > 0;
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
  const ifSame = (column: AnyPgColumn) =>
    sql`CASE WHEN (${agents.brokerageName}, ${agents.realEstateBoard}, ${agents.province})
      IS NOT DISTINCT FROM (excluded.brokerage_name, excluded.real_estate_board, excluded.province) THEN ${column} END`;
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
      },
    });
}
