import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSession } from "../../platform/session-hint.ts";
import { type FakeStream, serveStreams } from "../../testing/streams.ts";
import { follow, type Heard, toWait } from "./follow.ts";
import { followTogether, REST_AFTER_MS } from "./follow-together.ts";

const settle = () => vi.advanceTimersByTimeAsync(0);
const unread = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`;

const toToken = (stream: FakeStream | undefined) => stream?.headers.get("authorization")?.split(".").at(-1);
const { BroadcastChannel: RealChannel } = globalThis;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.stubGlobal("BroadcastChannel", RealChannel));

function start() {
  const heard: Heard[] = [];
  const stopping = new AbortController();
  const over = follow({ signal: stopping.signal, onHeard: (each) => heard.push(each) });
  return { heard, over, stop: () => stopping.abort() };
}

test("the first number is no news, every later one is; a frame may arrive in pieces", async () => {
  const streams = serveStreams();
  const { heard, stop, over } = start();
  await settle();
  expect(toToken(streams[0])).toBe("1");
  streams[0]?.write(unread(2));
  streams[0]?.write(": still here\n\nevent: unr");
  streams[0]?.write('ead\r\ndata: {"unread":3}\r\n\r\n');
  await settle();
  expect(heard).toEqual([
    { isLive: true, unread: 2, isNews: false },
    { isLive: true, unread: 3, isNews: true },
  ]);
  stop();
  await over;
  expect(streams[0]?.isOpen()).toBe(false);
});

test("a stream that the server ends is opened again soon, with a fresh token, without falling back to polling", async () => {
  const streams = serveStreams({ tokenMs: 100 });
  const { heard, stop } = start();
  await settle();
  streams[0]?.write(`${unread(1)}event: end\ndata: {}\n\n`);
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  expect(toToken(streams[1])).toBe("2");
  expect(heard.some(({ isLive }) => !isLive)).toBe(false);
  stop();
});

test("a refused token is replaced", async () => {
  const streams = serveStreams({ toStatus: (attempt) => (attempt === 0 ? 401 : 200) });
  const { stop } = start();
  await settle();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toToken(streams[0])).toBe("2");
  stop();
});

test("while no stream can be opened, the page is told so, and the attempts become rarer", async () => {
  let attempts = 0;
  serveStreams({
    toStatus() {
      attempts += 1;
      return 503;
    },
  });
  const { heard, stop } = start();
  await settle();
  expect(heard.at(-1)).toEqual({ isLive: false });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(attempts).toBeGreaterThan(8);
  expect(attempts).toBeLessThan(35);
  stop();
});

test("a stream that falls silent is replaced", async () => {
  const streams = serveStreams();
  const { stop } = start();
  await settle();
  streams[0]?.write(unread(0));
  await vi.advanceTimersByTimeAsync(60_000);
  streams[0]?.write(": still here\n\n");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams[0]?.isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(streams[0]?.isOpen()).toBe(false);
  expect(streams.length).toBeGreaterThan(1);
  stop();
});

test("without a session there is no call", async () => {
  const streams = serveStreams();
  forgetSession();
  const { stop } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(0);
  stop();
});

test("delays double up to a minute, and half of each is chance", () => {
  expect([0, 1, 2, 3, 10].map((failures) => toWait(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 60_000]);
  expect(toWait(10, 0)).toBe(30_000);
});

/** Locks as browsers have them: one holder of a name at a time, the others wait in line. */
function stubLocks(): void {
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: (LockOptions | (() => Promise<unknown>))[]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    const { signal } = rest[0] as LockOptions;
    const done = (lines.get(name) ?? Promise.resolve()).then(() => (signal?.aborted ? undefined : work()));
    lines.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

/** Channels that reach the other ones of the same name. */
function stubChannels(): void {
  const channels = new Set<Channel>();
  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const each of channels) {
        if (each !== this && each.name === this.name) each.dispatchEvent(new MessageEvent("message", { data }));
      }
    }
    close(): void {
      channels.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
}

test("one tab holds the stream and tells the others; when it closes, another takes over", async () => {
  stubLocks();
  stubChannels();
  const streams = serveStreams();
  const [first, second]: Heard[][] = [[], []];
  const closeFirst = followTogether("buyer", (heard) => first?.push(heard));
  await settle();
  streams[0]?.write(unread(4));
  await settle();
  const closeSecond = followTogether("buyer", (heard) => second?.push(heard));
  await settle();
  expect(second).toEqual([{ isLive: true, unread: 4, isNews: false }]);
  streams[0]?.write(unread(5));
  await settle();
  expect(second?.at(-1)).toEqual({ isLive: true, unread: 5, isNews: true });
  expect(streams).toHaveLength(1);
  closeFirst();
  await settle();
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true]);
  closeSecond();
  await settle();
  expect(streams.some(({ isOpen }) => isOpen())).toBe(false);
});

test("a page that stays hidden rests, and follows again once it is looked at", async () => {
  stubChannels();
  stubLocks();
  const streams = serveStreams();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const show = (state: "visible" | "hidden") => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const close = followTogether("buyer", () => undefined);
  await settle();
  show("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  streams[0]?.write(": still here\n\n");
  show("visible");
  await settle();
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([true]);
  show("hidden");
  for (let at = 0; at < REST_AFTER_MS; at += 60_000) {
    streams[0]?.write(": still here\n\n");
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false]);
  show("visible");
  await settle();
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true]);
  close();
});

test("a browser without channels follows in each tab", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const streams = serveStreams();
  const closes = [followTogether("buyer", () => undefined), followTogether("buyer", () => undefined)];
  await settle();
  expect(streams).toHaveLength(2);
  for (const close of closes) close();
});
