import { expect, test } from "vitest";
import { UploadQueue, type UploadTask } from "./upload-queue.ts";

const file = (name: string) => new File(["x"], name);

/** A task whose sending ends when the test says so. */
function hold(refused: readonly string[] = []) {
  const sent: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const task: UploadTask = {
    check: async ({ name }) => (refused.includes(name) ? `${name} is refused.` : undefined),
    async send({ name }, { signal }) {
      sent.push(name);
      const end = Promise.withResolvers<void>();
      held.set(name, end);
      signal.addEventListener("abort", () => end.reject(signal.reason));
      await end.promise;
    },
    explain: (error) => ({ problem: String(error), mayRetry: true }),
  };
  return { task, sent, end: (name: string) => held.get(name) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("files are sent one after another, and those chosen meanwhile wait instead of being lost", async () => {
  const queue = new UploadQueue(() => undefined);
  const { task, sent, end } = hold();
  queue.add([file("a"), file("b")], task);
  await settle();
  queue.add([file("c")], task);
  await settle();
  expect(queue.read().map(({ name, state }) => `${name} ${state}`)).toEqual(["a sending", "b waiting", "c waiting"]);
  for (const name of ["a", "b", "c"]) {
    end(name)?.resolve();
    await settle();
  }
  expect(sent).toEqual(["a", "b", "c"]);
  expect(queue.read().map(({ state }) => state)).toEqual(["added", "added", "added"]);
  expect(queue.isBusy).toBe(false);
});

test("a file that fails stops no other, says why, and can be tried again", async () => {
  const queue = new UploadQueue(() => undefined);
  queue.subscribe(() => undefined);
  const { task, sent, end } = hold(["b"]);
  queue.add([file("a"), file("b"), file("c")], task);
  await settle();
  end("a")?.reject("offline");
  await settle();
  expect(queue.read()).toMatchObject([
    { name: "a", state: "failed", problem: "offline", mayRetry: true },
    { name: "b", state: "failed", problem: "b is refused.", mayRetry: false },
    { name: "c", state: "sending" },
  ]);
  end("c")?.resolve();
  queue.retry(queue.read()[0]?.id ?? "");
  await settle();
  expect(sent).toEqual(["a", "c", "a"]);
  expect(queue.read()[0]).toEqual({ id: expect.any(String), name: "a", state: "sending", part: 0 });
});

test("a removed file is not sent, or no longer", async () => {
  const queue = new UploadQueue(() => undefined);
  const { task, sent } = hold();
  queue.add([file("a"), file("b"), file("c")], task);
  await settle();
  const [a, b] = queue.read();
  queue.remove(b?.id ?? "");
  queue.remove(a?.id ?? "");
  await settle();
  expect(sent).toEqual(["a", "c"]);
  expect(queue.read().map(({ name }) => name)).toEqual(["c"]);
});

test("a file that fails while its page is closed is told elsewhere", async () => {
  const unseen: string[] = [];
  const queue = new UploadQueue(({ name, problem }) => unseen.push(`${name} ${problem}`));
  const leave = queue.subscribe(() => undefined);
  queue.add([file("a"), file("b")], hold(["a", "b"]).task);
  leave();
  await settle();
  expect(unseen).toEqual(["a a is refused.", "b b is refused."]);
});
