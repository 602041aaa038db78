import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";

const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 15;
/** More effort makes pictures a fiftieth smaller and takes four times as long. */
const WEBP = { quality: 82, effort: 2 };
/** Of its width, so that a strip of a picture does not become longer than WebP can be. */
const HEIGHT_MAX = 4;

/** A picture to be drawn as WebP into `target`. */
export interface Drawing {
  readonly path: string;
  readonly target: string;
  /** Pixels. */
  readonly width: number;
  /** Cut from its middle, as wide as asked for; otherwise it is never drawn larger than it is. */
  readonly isSquare: boolean;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
}

export type DrawnAnswer =
  | { readonly id: number; readonly drawn: Drawn }
  | { readonly id: number; readonly message: string; readonly code: string | undefined };

async function draw({ path, target, width, isSquare }: Drawing): Promise<Drawn> {
  const image = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 }).autoOrient();
  const sized: Sharp = isSquare
    ? image.resize(width, width, { fit: "cover" })
    : image.resize(width, width * HEIGHT_MAX, { fit: "inside", withoutEnlargement: true });
  const drawn = await sized.timeout({ seconds: SECONDS_MAX }).webp(WEBP).toFile(target);
  return { width: drawn.width, height: drawn.height };
}

/** Behind all others in the queue for a core. Linux counts by threads, and the pool's are there already; new ones follow theirs. */
function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

// The process that draws: as its own it is a child that is told what to draw, and stands behind all others for a core.
if (process.send !== undefined && import.meta.main) {
  lowerPriority();
  sharp.concurrency(1);
  // It would hold on to temporary files that have been removed.
  sharp.cache(false);
  process.on("disconnect", () => process.exit(0));
  process.on("message", ({ id, ...drawing }: Drawing & { id: number }) => {
    draw(drawing).then(
      (drawn) => process.send?.({ id, drawn }),
      (error: Error & { code?: string }) => process.send?.({ id, message: error.message, code: error.code }),
    );
  });
}
