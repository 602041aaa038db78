import { PICTURE_MESSAGES } from "@vestpocket/domain/shared/picture-messages";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Metadata } from "sharp";
import { Busy } from "./bounded.ts";
import { createFairQueue } from "./fair-queue.ts";
import { isOutOfSpace } from "./files/free-space.ts";
import { Failure } from "./http/failure.ts";
import { createPictureProcess } from "./picture-process.ts";
import type { PictureSize } from "./picture-worker.ts";

/** Detected from the content, whatever the file is called. */
const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp"]);
const HEIC = /^image\/hei[cf](?:-sequence)?$/u;
/** A GIF is never accepted, but an animated one for another reason. */
const MAYBE_ANIMATED = new Set([...MEDIA_TYPES, "image/gif"]);
const PIXELS_MAX = 50_000_000;

/** Of all pictures that are resized at once. */
const PIXELS_AT_ONCE = 75_000_000;

/** The process has the lowest priority, so everything else keeps its processor. */
const runFairly = createFairQueue({
  ...{ name: "pictures", running: 2, runningEach: 1, waiting: 100, waitingEach: 16, sizeMax: PIXELS_AT_ONCE },
});
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
 * megapixels or unreadable; Busy if too many are waiting; Abandoned if the sender hangs up.
 */
export async function resizePicture(options: {
  path: string;
  widths: readonly number[];
  isSquare?: boolean;
  refusals: PictureRefusals;
}): Promise<readonly ResizedPicture[]> {
  const { path, widths, isSquare = false, refusals } = options;
  const pixels = await countPixels(path, refusals);
  const resize = async (signal: AbortSignal | undefined) => {
    const resized: ResizedPicture[] = [];
    for (const width of widths) {
      signal?.throwIfAborted();
      const target = `${path}-${width}.webp`;
      const size = await resizeInProcess({ path, target, width, isSquare }, { signal }).catch((error: unknown) => {
        throw isOutOfSpace(error) || error instanceof Busy
          ? error
          : refuse(refusals.field, { status: 422, text: refusals.unreadable });
      });
      if (size.width === resized.at(-1)?.width) break;
      resized.push({ ...size, path: target });
    }
    return resized;
  };
  return runFairly(resize, { size: pixels });
}

/** Throws Failure if it is not a picture that is accepted. */
async function countPixels(path: string, { field, wrongKind, tooLarge, unreadable }: PictureRefusals): Promise<number> {
  const { fileTypeFromFile } = await import("file-type");
  const type = await fileTypeFromFile(path);
  const mime = type?.mime ?? "";
  if (HEIC.test(mime)) throw refuse(field, { status: 415, text: PICTURE_MESSAGES.heic });
  const isApng = mime === "image/apng";
  if (!isApng && !MAYBE_ANIMATED.has(mime)) throw refuse(field, { status: 415, text: wrongKind });
  const found = isApng ? undefined : await inspect(path);
  const isAnimated = isApng || (found?.pages ?? 1) > 1;
  if (isAnimated) throw refuse(field, { status: 415, text: PICTURE_MESSAGES.animated });
  if (!MEDIA_TYPES.has(mime)) throw refuse(field, { status: 415, text: wrongKind });
  if (found === undefined) throw refuse(field, { status: 422, text: unreadable });
  const pixels = found.width * found.height;
  if (pixels > PIXELS_MAX) throw refuse(field, { status: 422, text: tooLarge });
  return pixels;
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

const refuse = (field: string, { status, text }: { status: 415 | 422; text: Message }): Failure =>
  new Failure({ status, code: text.id, text, fields: { [field]: text } });
