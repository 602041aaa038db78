import { follow, type Heard } from "./follow.ts";

/** How long a hidden page keeps following: somebody who looks away for a moment misses nothing. */
export const REST_AFTER_MS = 5 * 60_000;

const HELLO = "hello";

/**
 * Follows an account's notifications with one stream per browser: one of its tabs holds the stream and tells the others.
 * A page that stays hidden rests. Returns a function that stops.
 */
export function followTogether(uid: string, onHeard: (heard: Heard) => void): () => void {
  const name = `vestpocket.notifications.${uid}`;
  const others = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  let led: Heard | undefined;
  let following: AbortController | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  others?.addEventListener("message", ({ data }: MessageEvent<Heard | typeof HELLO>) => {
    if (data !== HELLO) onHeard(data);
    else if (led !== undefined) others.postMessage({ ...led, isNews: false } satisfies Heard);
  });

  async function lead(signal: AbortSignal): Promise<void> {
    await follow({
      signal,
      onHeard(heard) {
        led = heard;
        onHeard(heard);
        others?.postMessage(heard);
      },
    });
    led = undefined;
  }

  function start(): void {
    clearTimeout(rest);
    if (following !== undefined) return;
    following = new AbortController();
    const { signal } = following;
    others?.postMessage(HELLO);
    // A lock is only for tabs that can tell each other what they hear.
    const hasLocks = others !== undefined && "locks" in navigator;
    if (hasLocks) void navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
    else void lead(signal);
  }

  function stop(): void {
    clearTimeout(rest);
    following?.abort();
    following = undefined;
    onHeard({ isLive: false });
  }

  function look(): void {
    if (document.visibilityState === "visible") start();
    else rest = setTimeout(stop, REST_AFTER_MS);
  }

  look();
  document.addEventListener("visibilitychange", look);
  // A page that is kept for Back must not hold a stream or a lock.
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", stop);
    window.removeEventListener("pageshow", look);
    stop();
    others?.close();
  };
}
