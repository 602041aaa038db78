import { availableParallelism } from "node:os";
import type { Message } from "@vestpocket/domain/shared/text";
import { fileTypeFromFile } from "file-type";
import sharp, { type Metadata } from "sharp";
import { Busy, createBound } from "./bounded.ts";
import { isOutOfRoom } from "./files/room.ts";
import { Failure } from "./http/failure.ts";
import { createPictureProcess } from "./picture-process.ts";

/** Known by their content, whatever they are called. */
const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp"]);
const PIXELS_MAX = 50_000_000;

/** Drawing keeps a core busy for half a second; one stays free for everything else, where there are two. */
const bounded = createBound({ running: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 100 });
const drawInProcess = createPictureProcess();
// It would hold on to temporary files that have been removed.
sharp.cache(false);

/** What is said of a picture that is not taken, and of which field. */
export interface PictureRefusals {
  readonly field: string;
  readonly wrongKind: Message;
  readonly tooLarge: Message;
  readonly unreadable: Message;
}

/** A picture as it is served: WebP, in a file beside the one that was sent. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/**
 * Draws the picture in a file anew, upright and without anything else that the file holds, once per width in pixels, in rising
 * order. It is never drawn larger than it is: one smaller than the last width comes in fewer, the last as wide as itself. A square
 * is cut from its middle and is as wide as asked for. Throws Failure: 415 for another kind of file, 422 for one of more than
 * 50 megapixels or that cannot be read; Busy when too many wait.
 */
export function drawPicture(parts: {
  path: string;
  widths: readonly number[];
  isSquare?: boolean;
  refusals: PictureRefusals;
}): Promise<readonly DrawnPicture[]> {
  return bounded(async () => {
    const { path, widths, isSquare = false, refusals } = parts;
    await requirePicture(path, refusals);
    const drawn: DrawnPicture[] = [];
    for (const width of widths) {
      const picture = await draw(path, width, isSquare).catch((error: unknown) => {
        throw isOutOfRoom(error) || error instanceof Busy ? error : refuse(422, refusals.unreadable, refusals);
      });
      if (picture.width === drawn.at(-1)?.width) break;
      drawn.push(picture);
    }
    return drawn;
  });
}

async function requirePicture(path: string, refusals: PictureRefusals): Promise<void> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) throw refuse(415, refusals.wrongKind, refusals);
  const found = await inspect(path);
  if (found === undefined) throw refuse(422, refusals.unreadable, refusals);
  // It moves.
  if ((found.pages ?? 1) > 1) throw refuse(415, refusals.wrongKind, refusals);
  if (found.width * found.height > PIXELS_MAX) throw refuse(422, refusals.tooLarge, refusals);
}

/** What the file says of itself; nothing is unpacked. */
async function inspect(path: string): Promise<Metadata | undefined> {
  try {
    return await sharp(path, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return undefined;
  }
}

async function draw(path: string, width: number, isSquare: boolean): Promise<DrawnPicture> {
  const target = `${path}-${width}.webp`;
  return { ...(await drawInProcess({ path, target, width, isSquare })), path: target };
}

function refuse(status: number, text: Message, { field }: PictureRefusals): Failure {
  return new Failure({ status, code: text.id, text, fields: { [field]: text } });
}
