import { WITHHELD_DAYS } from "@vestpocket/domain/messages/streams.rules";
import type { StreamFigures } from "@vestpocket/domain/messages/streams.schema";
import { COMMERCIAL_STREAMS, type CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { NIL, v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { notOffered, streamRuns, streamStopped } from "./messages.failures.ts";
import { enqueueMessage } from "./recording.usecases.ts";
import {
  deleteOutwaited,
  endStop,
  insertStop,
  listQueuedIn,
  listStreamDays,
  listStreamStates,
} from "./stream-stops.queries.ts";

export type StoppingDeps = MessageDeps & { readonly recordAudit: RecordAudit };

/** The queue in which a started stream's e-mails are queued for delivery. */
export const STARTED_STREAMS = "messages.started";
const FIGURES_DAYS = 30;
const BATCH = 500;

/** The state of each commercial stream, and what became of all e-mail by stream and day. */
export async function readFigures(deps: StoppingDeps, { uid }: Pick<Viewer, "uid">): Promise<StreamFigures> {
  const { db, clock } = deps;
  await deps.recordAudit(db, { actorId: uid, action: "messages.streams" });
  const states = await listStreamStates(db);
  return {
    streams: states.map(({ stream, reason, stoppedAt, waiting, oldestAt }) => ({
      stream,
      stop: stoppedAt === null ? null : { reason: reason ?? "", since: toMoment(stoppedAt) },
      waiting,
      oldestAt: oldestAt === null ? null : toMoment(oldestAt),
    })),
    days: await listStreamDays(db, new Date(clock.now().getTime() - FIGURES_DAYS * DAY_MS)),
  };
}

interface Change {
  readonly viewer: Pick<Viewer, "uid">;
  readonly stream: string;
}

/** Stops a stream: its e-mails wait. Throws Failure 404 for an unknown stream, 409 if it is stopped already. */
export async function stopStream(
  deps: StoppingDeps,
  { viewer, reason, ...named }: Change & { reason: string },
): Promise<void> {
  const stream = toStream(named.stream);
  await deps.db.transaction(async (tx) => {
    if (!(await insertStop(tx, { id: newId(), stream, reason, stoppedAt: deps.clock.now() }))) throw streamStopped();
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "messages.stream_stop", details: { stream } });
  });
}

/**
 * Starts a stream again: what waited for less than the limit is sent. Throws Failure 404 for an unknown stream, 409 if it
 * is not stopped.
 */
export async function startStream(deps: StoppingDeps, { viewer, ...named }: Change): Promise<void> {
  const stream = toStream(named.stream);
  await dropOutwaited(deps);
  await deps.db.transaction(async (tx) => {
    if (!(await endStop(tx, { stream, startedAt: deps.clock.now() }))) throw streamRuns();
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "messages.stream_start", details: { stream } });
    await deps.jobs?.send({ tx, queue: STARTED_STREAMS, data: { stream } });
  });
}

/** Queues for delivery what waits in a stream. */
export async function enqueueWaiting(deps: MessageDeps, stream: CommercialStream): Promise<void> {
  for (let after: string = NIL, size = BATCH; size === BATCH; ) {
    const ids = await listQueuedIn(deps.db, { stream, after, limit: BATCH });
    await deps.db.transaction(async (tx) => {
      for (const id of ids) await enqueueMessage(deps, tx, { id, channel: "email" });
    });
    after = ids.at(-1) ?? after;
    size = ids.length;
  }
}

/** Deletes commercial e-mails that waited for so long that nobody needs them any more. */
export async function dropOutwaited({ db, clock }: Pick<MessageDeps, "db" | "clock">): Promise<void> {
  await deleteOutwaited(db, new Date(clock.now().getTime() - WITHHELD_DAYS * DAY_MS));
}

function toStream(name: string): CommercialStream {
  const stream = COMMERCIAL_STREAMS.find((known) => known === name);
  if (stream === undefined) throw notOffered();
  return stream;
}
