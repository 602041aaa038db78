import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { Message } from "@vestpocket/domain/shared/text";
import type { FastifyRequest } from "fastify";
import { requireRoom } from "./files/room.ts";
import { removeOld } from "./files/temporary.ts";
import type { Api } from "./http/api.ts";
import { Failure, refused, unavailable } from "./http/failure.ts";
import { allowSlowRequest, allowSlowWork, closeGently, isStillComing } from "./http/slow-requests.ts";
import { addPart, type FormContent } from "./uploads-form.ts";

/** A file that was sent, in a temporary place of its own until the form is disposed of. */
export interface UploadedFile {
  /** The form's field it came in. */
  readonly field: string;
  /** As the sender called it; never used as a path. */
  readonly name: string;
  /** Where it lies for now. */
  readonly path: string;
  readonly bytes: number;
}

export interface UploadedForm {
  /** Texts by field, in the order in which they came. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly UploadedFile[];
  /** Removes what was not taken over. */
  dispose(): Promise<void>;
}

/** What a file field takes. */
export interface FileRule {
  readonly filesMax: number;
  readonly bytesMax: number;
  /** Said of one file too many, and of one that is too large. */
  readonly tooMany: Message;
  readonly tooLarge: Message;
}

export type ReceiveForm = (
  request: FastifyRequest,
  rules: { readonly files: Readonly<Record<string, FileRule>> },
) => Promise<UploadedForm>;

const TEXTS_MAX = 60;
const TEXT_MAX_BYTES = 100_000;
const PARTS_MAX = 70;
/** What is read of the lines before a part, at most. */
const PART_HEAD_MAX_BYTES = 80_000;
/** What a form holds beside its files, in bytes. */
const FORM_MAX_BYTES = TEXTS_MAX * TEXT_MAX_BYTES + PARTS_MAX * PART_HEAD_MAX_BYTES;

const MINUTE_MS = 60_000;
/** A phone needs minutes for what it may send. Silence is ended by the server's own limit long before. */
const LONGEST_MS = 10 * MINUTE_MS;
const WORK_MS = MINUTE_MS;
/** What a server that is being stopped still waits for. */
const CLOSING_MS = 8_000;
const LEFT_BEHIND_MS = 120 * MINUTE_MS;
const SWEEP_MS = 60 * MINUTE_MS;

/**
 * Lets the routes of a scope receive forms with files; everywhere else they are refused. Files are streamed into a folder of
 * the data directory that only this account may enter. `longestMs`: for a whole form; `closingMs`: for those under way when the
 * server is stopped.
 */
export async function acceptForms(
  scope: Api,
  settings: { dataDir: string; longestMs?: number; closingMs?: number },
): Promise<ReceiveForm> {
  const { dataDir, longestMs = LONGEST_MS, closingMs = CLOSING_MS } = settings;
  const root = join(dataDir, "uploads");
  const underWay = new Set<AbortController>();

  await mkdir(root, { recursive: true, mode: 0o700 });
  const sweep = () => removeOld(root, new Date(Date.now() - LEFT_BEHIND_MS));
  await sweep();
  const sweeping = setInterval(
    () => sweep().catch((error: unknown) => scope.log.warn({ err: error }, "old uploads could not be removed")),
    SWEEP_MS,
  ).unref();

  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: TEXTS_MAX,
      fieldSize: TEXT_MAX_BYTES,
      parts: PARTS_MAX,
      headerPairs: 20,
      // Each field has its own limit, and says so itself.
      fileSize: Number.MAX_SAFE_INTEGER,
    },
  });
  scope.addHook("onSend", async (request, reply) => {
    if (!isStillComing(request)) return;
    reply.header("connection", "close");
    closeGently(request);
  });
  scope.addHook("preClose", async () => {
    clearInterval(sweeping);
    setTimeout(() => {
      for (const upload of underWay) upload.abort(unavailable({ code: "request.unavailable", retryAfter: 5 }));
    }, closingMs).unref();
  });

  return async (request, { files: rules }) => {
    if (!request.isMultipart()) throw refused(415);
    const bytesMax = Object.values(rules).reduce((sum, rule) => sum + rule.filesMax * rule.bytesMax, FORM_MAX_BYTES);
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > bytesMax) throw refused(413);
    await requireRoom(root, announced);

    const folder = await mkdtemp(join(root, "form-"));
    const dispose = () => rm(folder, { recursive: true, force: true });
    const upload = new AbortController();
    const timer = setTimeout(() => upload.abort(refused(408)), longestMs);
    const slow = allowSlowRequest(request);
    underWay.add(upload);
    try {
      const form = await readForm(request, { folder, rules, bytesMax, upload });
      allowSlowWork(request, WORK_MS);
      return { ...form, dispose };
    } catch (error) {
      await dispose();
      throw upload.signal.aborted ? upload.signal.reason : toRefusal(error);
    } finally {
      clearTimeout(timer);
      slow.end();
      underWay.delete(upload);
    }
  };
}

async function readForm(
  request: FastifyRequest,
  parts: { folder: string; rules: Readonly<Record<string, FileRule>>; bytesMax: number; upload: AbortController },
): Promise<FormContent> {
  const { raw } = request;
  const { signal } = parts.upload;
  const form: FormContent = { values: new Map(), files: [] };
  // Who has gone before this is asked sends nothing more, not even an end.
  if (raw.destroyed && !raw.readableEnded) throw refused(400);

  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > parts.bytesMax) parts.upload.abort(refused(413));
  };
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);

  const incoming = request.parts();
  raw.on("data", count);
  try {
    for (;;) {
      const next = await Promise.race([incoming.next(), stopped]);
      if (next.done) return form;
      await addPart(next.value, form, { ...parts, signal });
    }
  } finally {
    raw.off("data", count);
    raw.unpipe();
    // What may follow a form, and the rest of one that was refused.
    raw.resume();
  }
}

/** What went wrong with a form: failures of the machine stay what they are; all else is a form that cannot be read. */
function toRefusal(error: unknown): unknown {
  if (error instanceof Failure || (error as NodeJS.ErrnoException).syscall !== undefined) return error;
  return refused((error as { statusCode?: number }).statusCode === 413 ? 413 : 400);
}
