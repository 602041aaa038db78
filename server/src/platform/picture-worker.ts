import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";
import { serveTasks } from "./serve-tasks.ts";

const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 15;
/** More effort makes files 2 % smaller and takes four times as long. */
const WEBP = { quality: 82, effort: 2 };
/** Relative to the width, so that a very tall picture stays within WebP's limits. */
const HEIGHT_MAX = 4;

/** A picture to re-encode as WebP into the file `target`. */
export interface ResizeTask {
  readonly path: string;
  readonly target: string;
  /** Pixels. */
  readonly width: number;
  /** A square is cropped from the center and always has this width; other pictures are never enlarged. */
  readonly isSquare: boolean;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

async function resize({ path, target, width, isSquare }: ResizeTask): Promise<PictureSize> {
  const image = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 }).autoOrient();
  const resized: Sharp = isSquare
    ? image.resize(width, width, { fit: "cover" })
    : image.resize(width, width * HEIGHT_MAX, { fit: "inside", withoutEnlargement: true });
  const info = await resized.timeout({ seconds: SECONDS_MAX }).webp(WEBP).toFile(target);
  return { width: info.width, height: info.height };
}

/** Linux sets priority per thread: the pool's threads already exist, and new threads inherit theirs. */
function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

// Runs only as a child process, which receives tasks as messages.
if (process.send !== undefined && import.meta.main) {
  lowerPriority();
  serveTasks(resize);
}
