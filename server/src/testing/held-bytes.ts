import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const PAUSE_MS = 10;

/**
 * The bytes of buffers in use. What is garbage is released some time after its collection, on a busy machine later, so this
 * collects until the number stops falling.
 */
export async function measureHeldBytes(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  let held = Number.POSITIVE_INFINITY;
  for (;;) {
    collectGarbage();
    await wait(PAUSE_MS);
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers >= held) return held;
    held = arrayBuffers;
  }
}
