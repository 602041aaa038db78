import cluster from "node:cluster";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { Counter, Gauge, Registry } from "prom-client";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { addUp } from "./group-metrics.ts";
import { createProcessGroup, STARTED } from "./process-group.ts";

const SAY_STARTED = `process.send(${JSON.stringify(STARTED)}); setInterval(() => undefined, 1_000);`;

interface GroupOfTest {
  /** The code that each process runs. */
  readonly code: string;
  readonly drainMs?: number;
  readonly endingMs?: number;
}

describe("the processes of a server", () => {
  const openGroup = ({ code, drainMs = 0, endingMs = 60_000 }: GroupOfTest) => {
    const program = join(makeTemporaryFolder("group"), "program.mjs");
    writeFileSync(program, code);
    const lines: string[] = [];
    const logged = Promise.withResolvers<void>();
    const write = (line: string) => {
      lines.push(line);
      logged.resolve();
    };
    const group = createProcessGroup({ program, environment: {}, log: pino({}, { write }), drainMs, endingMs });
    onTestFinished(() => group.end());
    return { group, lines, logged: logged.promise };
  };

  test("end when they are told to, long before they would be killed", async () => {
    const code = `process.on("SIGTERM", () => process.exit()); ${SAY_STARTED}`;
    const { group, lines } = openGroup({ code });
    await group.start(["web", "web", "worker"]);
    await group.end();
    expect(lines).toEqual([]);
  });

  test("are killed if they do not end, once the time to drain and to finish has passed", async () => {
    const [drainMs, endingMs] = [400, 200];
    const { group } = openGroup({ code: `process.on("SIGTERM", () => undefined); ${SAY_STARTED}`, drainMs, endingMs });
    await group.start(["web"]);
    const since = performance.now();
    await group.end();
    expect(performance.now() - since).toBeGreaterThanOrEqual(drainMs + endingMs - 1);
  });

  test("are replaced if they exit, which the log says", async () => {
    const { group, lines, logged } = openGroup({ code: `${SAY_STARTED} setTimeout(() => process.exit(3), 50);` });
    await group.start(["web"]);
    await logged;
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      role: "web",
      code: 3,
      msg: expect.stringContaining("starting another"),
    });
  });

  test("are replaced if they exit before the last one has started, and still end when they are told to", async () => {
    const exited = join(makeTemporaryFolder("exited"), "exited");
    cluster.once("exit", () => writeFileSync(exited, ""));
    const code = `
      import { existsSync } from "node:fs";
      import { setTimeout as wait } from "node:timers/promises";
      process.on("SIGTERM", () => process.exit());
      const start = (then) => process.send(${JSON.stringify(STARTED)}, then);
      if (process.env.ROLE === "web") start(() => existsSync(${JSON.stringify(exited)}) || process.exit(3));
      else {
        while (!existsSync(${JSON.stringify(exited)})) await wait(10);
        start();
      }
      setInterval(() => undefined, 1_000);`;
    const { group, lines, logged } = openGroup({ code });
    await group.start(["web", "worker"]);
    await logged;
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ role: "web", code: 3 });
    await group.end();
  });

  test("all have to start", async () => {
    const { group } = openGroup({ code: "process.exit(1);" });
    await expect(group.start(["web", "worker"])).rejects.toThrow("A process of the server did not start.");
  });
});

test("the metrics of a group are the sum of its processes, but memory and event loop lag are those of the worst", async () => {
  const measure = async ({ requests, memory, lag }: { requests: number; memory: number; lag: number }) => {
    const registers = [new Registry()];
    const about = { help: "Help.", registers };
    new Counter({ name: "http_requests_shed_total", ...about }).inc(requests);
    new Gauge({ name: "process_resident_memory_bytes", ...about }).set(memory);
    // As the library declares it.
    new Gauge({ name: "nodejs_eventloop_lag_p99_seconds", aggregator: "average", ...about }).set(lag);
    return registers[0]?.getMetricsAsJSON();
  };
  const each = [
    await measure({ requests: 2, memory: 280, lag: 0.5 }),
    await measure({ requests: 3, memory: 1_400, lag: 0.1 }),
  ];
  const text = await addUp(each as unknown as Parameters<typeof addUp>[0]);
  expect(text.split("\n").filter((line) => /^\w/u.test(line))).toEqual([
    "http_requests_shed_total 5",
    "process_resident_memory_bytes 1400",
    "nodejs_eventloop_lag_p99_seconds 0.5",
  ]);
});
