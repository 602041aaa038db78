import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import { HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { FastifyRequest } from "fastify";
import { requireSpace } from "./files/free-space.ts";
import { removeOld } from "./files/temporary.ts";
import { readForm } from "./form-parts.ts";
import type { Api } from "./http/api.ts";
import { refused, unavailable } from "./http/failure.ts";
import { allowSlowRequest, allowSlowWork, closeGently, isStillComing } from "./http/slow-requests.ts";
import { createUploadCaps, requireSpeed, type SpeedFloor, type UploadCaps } from "./upload-limits.ts";
import type { FileRules, UploadedForm } from "./uploaded-form.ts";

export type ReceiveForm = (request: FastifyRequest, rules: { readonly files: FileRules }) => Promise<UploadedForm>;

const TEXTS_MAX = 60;
const TEXT_MAX_BYTES = 100_000;
const PARTS_MAX = 70;
/** The parser reads at most this much of the header lines before each part. */
const PART_HEAD_MAX_BYTES = 80_000;
/** The maximum size of a form without its files. */
const FORM_MAX_BYTES = TEXTS_MAX * TEXT_MAX_BYTES + PARTS_MAX * PART_HEAD_MAX_BYTES;

/** A phone may need minutes for a whole form. The server's own limit closes a silent connection long before. */
const FORM_MAX_MS = 10 * MINUTE_MS;
const WORK_MAX_MS = MINUTE_MS;
/** A working connection sends more; one that drips bytes to stay open does not. */
const SPEED_FLOOR: SpeedFloor = { bytes: 30_000, everyMs: 30_000 };
/** Many forms at once, or whatever else writes to the disk, may fill it after a form has begun. */
const ROOM_EVERY_MS = 1_000;
const CAPS: UploadCaps = { perAccount: 16, perAddress: 40 };
/** How long a stopping server waits for forms. */
const CLOSING_MS = 8_000;
const LEFTOVER_MS = 2 * HOUR_MS;
const SWEEP_MS = HOUR_MS;

interface UploadSettings {
  readonly dataDir: string;
  /** How long a whole form may take. */
  readonly longestMs?: number;
  readonly floor?: SpeedFloor;
  readonly caps?: UploadCaps;
  /** Throws Failure (507) if the folder's disk has too little space for this many bytes more. */
  readonly checkSpace?: (folder: string, bytes: number) => Promise<void>;
  /** How long forms may still take once the server is stopping. */
  readonly closingMs?: number;
}

/**
 * Lets the routes of a scope receive forms with files; other routes reject them. Files are streamed into a folder of
 * the data directory that only this account can read.
 */
export async function acceptForms(scope: Api, settings: UploadSettings): Promise<ReceiveForm> {
  const { dataDir, longestMs = FORM_MAX_MS, closingMs = CLOSING_MS, floor = SPEED_FLOOR, caps = CAPS } = settings;
  const { checkSpace = requireSpace } = settings;
  const countUpload = createUploadCaps(caps);
  const root = join(dataDir, "uploads");
  const underWay = new Set<AbortController>();
  await mkdir(root, { recursive: true, mode: 0o700 });
  const sweeping = await sweepLeftovers(scope, root);
  await registerParser(scope);
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
    const counted = countUpload(request);
    try {
      return await receive(request, rules);
    } finally {
      counted.end();
    }
  };

  async function receive(request: FastifyRequest, rules: FileRules): Promise<UploadedForm> {
    const bytesMax = requireAcceptable(request, rules);
    await checkSpace(root, readAnnounced(request));
    const folder = await mkdtemp(join(root, "form-"));
    const dispose = () => rm(folder, { recursive: true, force: true });
    const upload = new AbortController();
    const timer = setTimeout(() => upload.abort(refused(408)), longestMs);
    const slow = allowSlowRequest(request);
    const speed = requireSpeed(request, { upload, floor });
    const room = setInterval(() => {
      checkSpace(root, 0).catch((error: unknown) => upload.abort(error));
    }, ROOM_EVERY_MS);
    underWay.add(upload);
    try {
      const form = await readForm(request, { folder, rules, bytesMax, upload });
      allowSlowWork(request, WORK_MAX_MS);
      return { ...form, dispose };
    } catch (error) {
      await dispose();
      throw error;
    } finally {
      clearTimeout(timer);
      clearInterval(room);
      slow.end();
      speed.end();
      underWay.delete(upload);
    }
  }
}

/** Removes what killed processes left behind, now and every hour. */
async function sweepLeftovers(scope: Api, root: string): Promise<NodeJS.Timeout> {
  const sweep = () => removeOld(root, new Date(Date.now() - LEFTOVER_MS));
  await sweep();
  return setInterval(
    () => sweep().catch((error: unknown) => scope.log.warn({ err: error }, "could not remove old uploads")),
    SWEEP_MS,
  ).unref();
}

async function registerParser(scope: Api): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: TEXTS_MAX,
      fieldSize: TEXT_MAX_BYTES,
      parts: PARTS_MAX,
      headerPairs: 20,
      // Each file field has its own limit and its own message.
      fileSize: Number.MAX_SAFE_INTEGER,
    },
  });
}

/** Returns the maximum bytes that this request may send. Throws Failure if it is not a form, or announces more. */
function requireAcceptable(request: FastifyRequest, rules: FileRules): number {
  if (!request.isMultipart()) throw refused(415);
  const bytesMax = Object.values(rules).reduce((sum, rule) => sum + rule.filesMax * rule.bytesMax, FORM_MAX_BYTES);
  if (readAnnounced(request) > bytesMax) throw refused(413);
  return bytesMax;
}

const readAnnounced = ({ headers }: FastifyRequest): number => Number(headers["content-length"] ?? 0);
