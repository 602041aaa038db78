import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { isDatabaseUnavailable, openDatabase } from "./database.ts";

const NOWHERE = join(tmpdir(), "vestpocket-no-such-folder");

test("a stopped database, which has no socket, is distinguished from a missing file", async () => {
  const url = `postgresql://vestpocket@${encodeURIComponent(NOWHERE)}:5432/vestpocket`;
  const db = openDatabase({ url, log: pino({ level: "silent" }) });
  const refused = await db.execute("SELECT 1").catch((error: unknown) => error);
  await db.close();
  expect(isDatabaseUnavailable(refused)).toBe(true);
  const missing = await readFile(join(NOWHERE, "picture.webp")).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(missing)).toBe(false);
});
