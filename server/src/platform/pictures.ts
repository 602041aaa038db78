import { availableParallelism } from "node:os";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Metadata } from "sharp";
import { Busy, createBound } from "./bounded.ts";
import { isOutOfRoom } from "./files/room.ts";
import { Failure } from "./http/failure.ts";
import { createPictureProcess } from "./picture-process.ts";
import type { PictureSize } from "./picture-worker.ts";

/** Detected from the content, whatever the file is called. */
const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp"]);
const PIXELS_MAX = 50_000_000;

/** Resizing keeps a core busy for half a second. With two cores, one stays free for everything else. */
const bounded = createBound({ running: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 100 });
const resizeInProcess = createPictureProcess();

/** The messages for a rejected picture, and their field. */
export interface PictureRefusals {
  readonly field: string;
  readonly wrongKind: Message;
  readonly tooLarge: Message;
  readonly unreadable: Message;
}

/** A picture as it is served: a WebP file stored next to the original. */
export interface ResizedPicture extends PictureSize {
  readonly path: string;
}

/**
 * Re-encodes a picture as WebP, upright and without metadata, once per width (pixels, ascending). A picture is never
 * enlarged: one smaller than the last width gets fewer files, the last one in its own width. A square is cropped from
 * the center and always has the given width. Throws Failure: 415 for another kind of file, 422 for one over 50
 * megapixels or unreadable; Busy if too many are waiting.
 */
export function resizePicture(options: {
  path: string;
  widths: readonly number[];
  isSquare?: boolean;
  refusals: PictureRefusals;
}): Promise<readonly ResizedPicture[]> {
  return bounded(async () => {
    const { path, widths, isSquare = false, refusals } = options;
    await requirePicture(path, refusals);
    const resized: ResizedPicture[] = [];
    for (const width of widths) {
      const target = `${path}-${width}.webp`;
      const size = await resizeInProcess({ path, target, width, isSquare }).catch((error: unknown) => {
        throw isOutOfRoom(error) || error instanceof Busy
          ? error
          : refuse(refusals, { status: 422, text: "unreadable" });
      });
      if (size.width === resized.at(-1)?.width) break;
      resized.push({ ...size, path: target });
    }
    return resized;
  });
}

async function requirePicture(path: string, refusals: PictureRefusals): Promise<void> {
  const { fileTypeFromFile } = await import("file-type");
  const type = await fileTypeFromFile(path);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) throw refuse(refusals, { status: 415, text: "wrongKind" });
  const found = await inspect(path);
  if (found === undefined) throw refuse(refusals, { status: 422, text: "unreadable" });
  const isAnimated = (found.pages ?? 1) > 1;
  if (isAnimated) throw refuse(refusals, { status: 415, text: "wrongKind" });
  if (found.width * found.height > PIXELS_MAX) throw refuse(refusals, { status: 422, text: "tooLarge" });
}

/** Reads the header only; nothing is decoded. */
async function inspect(path: string): Promise<Metadata | undefined> {
  const { default: sharp } = await import("sharp");
  // The cache would keep deleted temporary files open.
  sharp.cache(false);
  try {
    return await sharp(path, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return undefined;
  }
}

function refuse(
  refusals: PictureRefusals,
  { status, text: name }: { status: 415 | 422; text: "wrongKind" | "tooLarge" | "unreadable" },
): Failure {
  const text = refusals[name];
  return new Failure({ status, code: text.id, text, fields: { [refusals.field]: text } });
}
