import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { expect, test } from "vitest";
import { buildConfig } from "../../testing/test-config.ts";
import type { Queryable } from "../database/database.ts";
import { openFileStore } from "./open-file-store.ts";
import { sweepFiles } from "./sweep.ts";

/** The test's folders need none. */
const NO_DATABASE = {} as Queryable;

test("the sweeper removes orphaned files once they are an hour old, and looks rows up in pages", async () => {
  const config = buildConfig();
  const files = openFileStore(config);
  const now = new Date();
  const store = async (key: string, age: number) => {
    await files.write(key, Buffer.from(key));
    const at = new Date(now.getTime() - age);
    await utimes(join(config.dataDir, "files", key), at, at);
  };
  await store("pictures/used.webp", 3 * HOUR_MS);
  await store("pictures/orphan.webp", HOUR_MS + 1000);
  await store("pictures/young.webp", HOUR_MS - 60_000);
  await store("elsewhere/orphan.webp", 3 * HOUR_MS);
  for (let each = 0; each < 600; each += 1) await store(`many/${each}.webp`, 3 * HOUR_MS);

  const pages: number[] = [];
  const removed = await sweepFiles({
    files,
    db: NO_DATABASE,
    folders: [
      { folder: "pictures", listUsed: async (_db, keys) => keys.filter((key) => key === "pictures/used.webp") },
      {
        folder: "many",
        listUsed: async (_db, keys) => {
          pages.push(keys.length);
          return keys.filter((key) => key !== "many/599.webp");
        },
      },
    ],
    now,
  });

  expect(removed).toBe(2);
  expect(pages).toEqual([500, 100]);
  const isThere = async (key: string) => {
    const file = await files.read(key);
    file?.stream.destroy();
    return file !== undefined;
  };
  expect(await isThere("pictures/used.webp")).toBe(true);
  expect(await isThere("pictures/orphan.webp")).toBe(false);
  expect(await isThere("pictures/young.webp")).toBe(true);
  expect(await isThere("elsewhere/orphan.webp")).toBe(true);
  expect(await isThere("many/599.webp")).toBe(false);
});

test("the sweeper removes nothing more once its process is stopping", async () => {
  const files = openFileStore(buildConfig());
  const stopping = new AbortController();
  for (const key of ["pictures/one.webp", "pictures/two.webp"]) await files.write(key, Buffer.from(key));
  const remove = files.remove.bind(files);
  const removed: string[] = [];
  const sweeping = sweepFiles({
    files: Object.assign(files, {
      remove: async (key: string) => {
        stopping.abort(new Error("the process is stopping"));
        removed.push(key);
        await remove(key);
      },
    }),
    db: NO_DATABASE,
    folders: [{ folder: "pictures", listUsed: async () => [] }],
    now: new Date(Date.now() + 2 * HOUR_MS),
    signal: stopping.signal,
  });
  await expect(sweeping).rejects.toThrow("the process is stopping");
  expect(removed).toHaveLength(1);
});
