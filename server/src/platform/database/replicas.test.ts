import { afterEach, expect, inject, test } from "vitest";
import { createLogger } from "../log/log.ts";
import { type DatabaseNode, openNode } from "./database-node.ts";
import { type ReadPosition, type Replicas, watchReplicas } from "./replicas.ts";

const silent = createLogger("silent");
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Watches the same database as primary and as replica; returns what the log says about the replica. */
function watch(readPosition?: ReadPosition) {
  const open = (): DatabaseNode => openNode({ url: inject("serverUrl"), log: silent });
  const [primary, replica] = [open(), open()];
  const lines: { level: number; msg: string; err?: { message: string } }[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const replicas: Replicas = watchReplicas(primary, [replica], { log, ...(readPosition && { readPosition }) });
  closers.push(
    () => replicas.end(),
    () => primary.end(),
  );
  return lines;
}

test("a replica that has never served is reported once, some seconds after the start", async () => {
  let probes = 0;
  const lines = watch(async (_, kind) => {
    if (kind === "primary") return 10n;
    probes += 1;
    return undefined;
  });
  await expect.poll(() => lines).toHaveLength(1);
  const reportedAt = probes;
  await expect.poll(() => probes).toBeGreaterThan(reportedAt + 5);
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringContaining("a replica is unreachable") }]);
});

test("a replica that is a primary is reported as one", async () => {
  const lines = watch();
  await expect.poll(() => lines).toMatchObject([{ err: { message: "this is a primary, not a replica" } }]);
});
