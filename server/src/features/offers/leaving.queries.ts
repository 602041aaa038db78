import type { KeptOffer } from "@vestpocket/domain/offers/steps.rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { StepRow } from "./offers.queries.ts";

/** A person's offers that are stored as open or accepted, on either side: an open one may have lapsed. */
export async function listLiveIds(tx: Queryable, uid: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`SELECT id FROM offers WHERE (owner_id = ${uid} OR buyer_id = ${uid}) AND state IN ('open', 'negotiating') ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Removes a person from their offers, and deletes offers that neither party has any more. */
export async function removeParty(tx: Queryable, uid: string): Promise<void> {
  await tx.execute(
    sql`DELETE FROM offers WHERE (owner_id = ${uid} AND buyer_id IS NULL) OR (buyer_id = ${uid} AND owner_id IS NULL)`,
  );
  await tx.execute(sql`UPDATE offers SET owner_id = nullif(owner_id, ${uid}), buyer_id = nullif(buyer_id, ${uid})
    WHERE owner_id = ${uid} OR buyer_id = ${uid}`);
}

interface OwnOffer extends Readonly<Record<string, unknown>>, Pick<KeptOffer, "state" | "expiresAt"> {}

/** Everything stored about a person's offers, oldest first. */
export async function listOffersOf(db: Queryable, uid: string): Promise<OwnOffer[]> {
  return selectRows<OwnOffer>(
    db,
    sql`
    SELECT offer.id, offer.room AS "listingId", offer.listing_title AS "listing", offer.state, offer.expires_at AS "expiresAt",
      CASE WHEN offer.owner_id = ${uid} THEN 'owner' ELSE 'buyer' END AS role,
      (SELECT jsonb_agg(jsonb_build_object('step', step.step, 'party', step.party, 'said', step.said, 'salt', step.salt,
        'sha256', step.sha256, 'at', step.at) ORDER BY step.place) FROM offer_steps step WHERE step.offer_id = offer.id) AS steps
    FROM offers offer WHERE offer.owner_id = ${uid} OR offer.buyer_id = ${uid} ORDER BY offer.created_at, offer.id`,
  );
}

/** Every step, and whether its room's chain has its fingerprint. */
export async function listStepsWithEvents(db: Queryable): Promise<(StepRow & { readonly isInChain: boolean })[]> {
  return selectRows(
    db,
    sql`SELECT step.offer_id AS "offerId", step.place, step.step, step.party, step.said, step.salt, step.sha256, step.at,
        EXISTS (SELECT FROM room_events event WHERE event.room = offer.room AND event.kind LIKE 'offer\_%'
          AND event.body::jsonb ->> 'sha256' = step.sha256) AS "isInChain"
      FROM offer_steps step JOIN offers offer ON offer.id = step.offer_id ORDER BY step.offer_id, step.place`,
  );
}
