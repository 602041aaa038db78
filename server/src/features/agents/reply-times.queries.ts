import type { FirstReply } from "@vestpocket/domain/inquiries/reply-times.rules";
import { REPLIES_COUNTED } from "@vestpocket/domain/inquiries/reply-times.terms";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** Of somebody with many inquiries, the latest. */
const INQUIRIES_READ = 200;

/** An owner's first replies to their latest inquiries, the latest first. */
export async function listFirstReplies(db: Queryable, ownerId: string): Promise<FirstReply[]> {
  return selectRows(
    db,
    sql`SELECT inquiry.created_at AS "askedAt", reply.created_at AS "repliedAt"
      FROM (SELECT id, created_at FROM inquiries WHERE owner_id = ${ownerId} ORDER BY created_at DESC LIMIT ${INQUIRIES_READ}) inquiry
      JOIN LATERAL (SELECT created_at FROM inquiry_messages message
        WHERE message.inquiry_id = inquiry.id AND message.by_owner ORDER BY message.id LIMIT 1) reply ON true
      ORDER BY reply.created_at DESC LIMIT ${REPLIES_COUNTED}`,
  );
}
