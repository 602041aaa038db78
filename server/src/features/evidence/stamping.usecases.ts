import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createTimestamper } from "../../platform/timestamps/stamp-client.ts";
import { traceCalls } from "../../platform/tracing/tracing.ts";
import type { EvidenceDeps } from "./evidence.deps.ts";
import { stampNotFound } from "./evidence.failures.ts";
import { findStampOf, findUnstamped, insertStamp, listStamps } from "./stamps.queries.ts";

const STAMPS = "evidence.stamp";
/** Three days including the delays between attempts: an authority that is down for a weekend still stamps. */
const RETRIES = 80;
const FIRST_RETRY_SECONDS = 30;
const LAST_RETRY_SECONDS = 3_600;

/** Timestamps certificates in the background; signing never waits for it. */
export function buildStampQueue(deps: EvidenceDeps, url: string): Queue<{ id: string }> {
  const timestamper = traceCalls("timestamps", createTimestamper(url, deps.config.timestampRoots));
  return {
    name: STAMPS,
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: 1,
    async work({ id }) {
      const unstamped = await findUnstamped(deps.db, id);
      if (unstamped === undefined) return;
      const stamp = await timestamper.stamp(unstamped.pdf);
      await insertStamp(deps.db, { signatureId: id, room: unstamped.room, ...stamp });
    },
    giveUp: async ({ id }) => deps.log.warn({ signatureId: id }, "a certificate could not be stamped"),
  };
}

/** Queues a timestamp that is requested after the commit; does nothing if no authority is configured. */
export async function requestStamp(
  { jobs, config }: Pick<EvidenceDeps, "jobs" | "config">,
  tx: Queryable,
  id: string,
): Promise<void> {
  if (config.timestampUrl !== undefined) await jobs?.send({ tx, queue: STAMPS, data: { id } });
}

/** The authority's response about a certificate, for its two parties. Throws Failure 404. */
export async function readStamp(
  { db }: EvidenceDeps,
  { viewer, id: room, signatureId }: { viewer: Viewer; id: string; signatureId: string },
): Promise<Buffer> {
  const isNamed = isUuid(room) && isUuid(signatureId);
  const found = isNamed ? await findStampOf(db, { signatureId, room, uid: viewer.uid }) : undefined;
  if (found === undefined) throw stampNotFound();
  return found.answer;
}

/** Timestamps that do not match their certificate's file, or whose time was altered, as `stamp id`. */
export async function listBrokenStamps(db: Queryable): Promise<string[]> {
  const broken: string[] = [];
  const { readStampAnswer } = await import("../../platform/timestamps/stamp-answer.ts");
  for (const { signatureId, answer, pdf, stampedAt } of await listStamps(db)) {
    const read = await readStampAnswer(answer, { file: pdf }).catch(() => undefined);
    if (read?.stampedAt.getTime() !== stampedAt.getTime()) broken.push(`stamp ${signatureId}`);
  }
  return broken;
}
