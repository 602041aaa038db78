import { expect, test } from "./fixtures.ts";
import { LASTING } from "./kept-contexts.ts";

/** These neither change the context nor leave anything in it that `giveBack` does not remove. */
const HARMLESS = [
  "addCookies",
  "backgroundPages",
  "browser",
  "clearCookies",
  "close",
  "constructor",
  "cookies",
  "isClosed",
  "newPage",
  "pages",
  "serviceWorkers",
  "storageState",
  "unroute",
  "unrouteAll",
  "waitForEvent",
];

test("what a journey left in the browser is not seen by the next one in the same context", async ({ kept }) => {
  const first = await kept.take("guarded");
  const leaving = await first.newPage();
  await leaving.goto("/robots.txt");
  await leaving.route("**/robots.txt", (route) => route.fulfill({ body: "routed" }));
  await leaving.addInitScript(() => Object.assign(window, { left: true }));
  const places = [leaving.url(), "http://never-asked.example"];
  await first.addCookies(places.map((url) => ({ name: "left", value: "1", url })));
  const heard: string[] = [];
  first.on("request", (request) => heard.push(request.url()));
  await leaving.evaluate(async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    await (await caches.open("left")).put("/left", new Response("1"));
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open("left");
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
  });
  await kept.giveBack("guarded", { isGood: true });

  const next = await kept.take("guarded");
  expect(next).toBe(first);
  expect(leaving.isClosed()).toBe(true);
  expect(next.pages()).toHaveLength(1);
  const found = await next.newPage();
  const answer = await found.goto("/robots.txt");
  await expect.poll(() => answer?.text()).toContain("Sitemap");
  await expect.poll(() => next.cookies()).toEqual([]);
  await expect
    .poll(() =>
      found.evaluate(async () => ({
        local: localStorage.length,
        session: sessionStorage.length,
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        script: "left" in window,
      })),
    )
    .toEqual({ local: 0, session: 0, caches: [], databases: [], script: false });
  expect(heard).toEqual([]);
  await kept.giveBack("guarded", { isGood: true });
});

test("a browser context that a journey changed permanently, or in which it failed, is not reused", async ({ kept }) => {
  const changed = await kept.take("changed");
  await changed.grantPermissions(["geolocation"]);
  await kept.giveBack("changed", { isGood: true });
  const clocked = await kept.take("changed");
  expect(clocked).not.toBe(changed);
  await clocked.clock.install();
  await kept.giveBack("changed", { isGood: true });
  const failed = await kept.take("changed");
  expect(failed).not.toBe(clocked);
  await kept.giveBack("changed", { isGood: false });
  const last = await kept.take("changed");
  expect(last).not.toBe(failed);
  await kept.giveBack("changed", { isGood: false });
});

test("every call of a browser context is known to change it permanently, or not to", ({ context }) => {
  const calls = Object.getOwnPropertyNames(Object.getPrototypeOf(context)).filter(
    (name) => !name.startsWith("_") && typeof Reflect.get(context, name) === "function",
  );
  expect(calls.toSorted()).toEqual([...LASTING, ...HARMLESS].toSorted());
});
