import { expect, test } from "vitest";
import { describeStart } from "./start-report.ts";

const PRIVATE = { publicUrl: "http://127.0.0.1:3000", mail: undefined, sms: undefined, demoAccounts: undefined };
const NOT_SCANNED = "Uploaded documents are not scanned for viruses. To have them scanned, set CLAMD_URL.";

test("a start without a virus scanner says so in plain words, and one with a scanner does not", () => {
  expect(describeStart({ ...PRIVATE, clamdUrl: undefined }).split("\n\n")).toContain(NOT_SCANNED);
  const scanned = describeStart({ ...PRIVATE, clamdUrl: new URL("tcp://127.0.0.1:3310") });
  expect(scanned).not.toContain(NOT_SCANNED);
  expect(scanned).toContain("Vestpocket is ready: http://127.0.0.1:3000");
});
