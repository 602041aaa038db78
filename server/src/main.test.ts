import { pino } from "pino";
import { expect, test } from "vitest";
import { startServer } from "./main.ts";
import { createClosers } from "./platform/closers.ts";
import { readConfig } from "./platform/config.ts";
import { makeTemporaryFolder } from "./testing/temporary-folder.ts";

/** Nothing listens there. */
const NO_DATABASE = "postgres://vestpocket@127.0.0.1:1/vestpocket";

test("a server that does not start says why, even if what it had opened cannot be closed", async () => {
  const config = readConfig({ DATA_DIR: makeTemporaryFolder("start"), DATABASE_URL: NO_DATABASE });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const closers = createClosers();
  closers.add("the files", () => Promise.reject(new Error("they are busy")));
  await expect(startServer({ config, log, closers, report: () => undefined })).rejects.toThrow("ECONNREFUSED");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("cannot close the files");
});
