import type { Language } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

export interface FoundProof {
  readonly kind: "certificate" | "record";
  /** Of the signature. */
  readonly id: string;
  readonly room: string;
  readonly seq: number;
  readonly signedAt: Date;
  readonly agreementId: string;
  readonly version: number;
  readonly language: Language;
  readonly textSha256: string;
}

/** What remains of a deleted signature whose certificate or record had this SHA-256. */
export async function findEnded(
  db: Queryable,
  sha256: string,
): Promise<Pick<FoundProof, "kind" | "signedAt"> | undefined> {
  const [found] = await selectRows<Pick<FoundProof, "kind" | "signedAt">>(
    db,
    sql`SELECT kind, signed_at AS "signedAt" FROM ended_proofs WHERE sha256 = ${sha256}`,
  );
  return found;
}

/** The signature whose certificate or record has this SHA-256. */
export async function findProof(db: Queryable, sha256: string): Promise<FoundProof | undefined> {
  const columns = sql`signature.id, signature.room, signature.seq, signature.signed_at AS "signedAt", signature.agreement_id AS "agreementId",
    signature.version, signature.language, signature.text_sha256 AS "textSha256"`;
  const [found] = await selectRows<FoundProof>(
    db,
    sql`SELECT 'certificate' AS kind, ${columns} FROM agreement_certificates certificate
        JOIN agreement_signatures signature ON signature.id = certificate.signature_id
        WHERE certificate.sha256 = ${sha256}
      UNION ALL
      SELECT 'record', ${columns} FROM room_events event
        JOIN agreement_signatures signature ON signature.room = event.room AND signature.seq = event.seq
        WHERE event.kind = 'agreement_signed' AND event.hash = decode(${sha256}, 'hex')
      LIMIT 1`,
  );
  return found;
}
