import { isStandard } from "@vestpocket/domain/agreements/standard-agreement";
import { MALFORMED_SHA256, readSha256 } from "@vestpocket/domain/evidence/evidence.rules";
import type { EndedProof, Proof, VerifyAnswer } from "@vestpocket/domain/evidence/evidence.schema";
import { badFields } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import { toNetwork } from "../../platform/network.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { EvidenceDeps } from "./evidence.deps.ts";
import { findPublicationDay, listLostHeads } from "./lines.queries.ts";
import { findStampMoment } from "./stamps.queries.ts";
import { type FoundProof, findEnded, findProof } from "./verifying.queries.ts";

/**
 * What is known about a SHA-256, also once its record was deleted; nulls if nothing. Throws Failure if it is malformed, or if a network checks too often.
 */
export async function verify(
  deps: EvidenceDeps,
  { entered, address }: { entered: string; address: string },
): Promise<VerifyAnswer> {
  const sha256 = readSha256(entered);
  if (sha256 === undefined) throw badFields({ sha256: MALFORMED_SHA256 });
  await requireWithinLimit(deps.checks.take(toNetwork(address)));
  const found = await findProof(deps.db, sha256);
  if (found === undefined) return { proof: null, ended: await readEnded(deps, sha256) };
  return { proof: await toProof(deps, found), ended: null };
}

async function readEnded({ db }: Pick<EvidenceDeps, "db">, sha256: string): Promise<EndedProof | null> {
  const ended = await findEnded(db, sha256);
  return ended === undefined ? null : { kind: ended.kind, signedAt: toMoment(ended.signedAt) };
}

async function toProof(deps: EvidenceDeps, found: FoundProof): Promise<Proof> {
  const { kind, room, version, language } = found;
  const isSound = (await deps.isRoomSound(room)) && (await listLostHeads(deps.db, room)).length === 0;
  const stampedAt = await findStampMoment(deps.db, found.id);
  return {
    kind,
    signedAt: toMoment(found.signedAt),
    agreement: { isStandard: isStandard(found.agreementId), version, language, sha256: found.textSha256 },
    isSound,
    publishedOn: (await findPublicationDay(deps.db, found)) ?? null,
    stampedAt: stampedAt === undefined ? null : toMoment(stampedAt),
  };
}
