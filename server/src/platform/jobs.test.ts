import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { PATIENCE_MS } from "../testing/patience.ts";
import { counters } from "./counters.ts";
import { openDatabase } from "./database/database.ts";
import { migrateDatabase } from "./database/migrate.ts";
import { createJobs } from "./jobs.ts";
import { clearFutureStamps } from "./jobs-clock.ts";
import { createLogger } from "./log/log.ts";

const log = pino({ level: "silent" });
const PASSWORD = "only-for-this-test";

/** A database on an external PostgreSQL, as an operator would create it. */
describe("the job queue", () => {
  const leftovers: string[] = [];

  async function asSuperuser(url: string, ...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
  afterEach(async () => {
    await asSuperuser(inject("clusterUrl"), ...leftovers.splice(0).reverse());
  });

  async function makeDatabase(...roles: string[]): Promise<(role: string) => string> {
    const name = `own_${randomBytes(6).toString("hex")}`;
    const [owner] = roles;
    await asSuperuser(
      inject("clusterUrl"),
      ...roles.map((role) => `CREATE ROLE ${name}_${role} LOGIN PASSWORD '${PASSWORD}'`),
      `CREATE DATABASE ${name} OWNER ${name}_${owner}`,
    );
    leftovers.push(...roles.map((role) => `DROP ROLE ${name}_${role}`), `DROP DATABASE ${name} WITH (FORCE)`);
    return (role) => {
      const url = new URL(inject("clusterUrl"));
      Object.assign(url, { username: `${name}_${role}`, password: PASSWORD, pathname: `/${name}` });
      return url.href;
    };
  }

  async function expectJobsDone(url: string): Promise<void> {
    const jobs = createJobs({ url, log });
    const db = openDatabase({ url, log, timeoutMs: PATIENCE_MS });
    const done: string[] = [];
    try {
      await jobs.start();
      await jobs.serve<{ id: string }>({
        name: "test.jobs",
        retries: 1,
        firstRetry: 1,
        lastRetry: 1,
        together: 1,
        work: async ({ id }) => void done.push(id),
        giveUp: async () => undefined,
      });
      await jobs.schedule({ name: "test.daily", cron: "0 8 * * *", work: async () => undefined });
      await db.transaction((tx) => jobs.send({ tx, queue: "test.jobs", data: { id: "one" } }));
      await expect.poll(() => done).toEqual(["one"]);
    } finally {
      await jobs.stop();
      await db.close();
    }
  }

  test("works if one role both owns the database and serves", async () => {
    const url = await makeDatabase("everything");
    await migrateDatabase(url("everything"));
    await migrateDatabase(url("everything"));
    await expectJobsDone(url("everything"));
  });

  test("a process that is not a worker adds jobs and schedules nothing; a worker runs them", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const [web, worker] = [createJobs({ url, log, isWorking: false }), createJobs({ url, log })];
    const db = openDatabase({ url, log, timeoutMs: PATIENCE_MS });
    const done: string[] = [];
    const queue = (who: string) => ({
      ...{ name: "test.apart", retries: 1, firstRetry: 1, lastRetry: 1, together: 1 },
      work: async ({ id }: { id: string }) => void done.push(`${who} ${id}`),
      giveUp: async () => undefined,
    });
    try {
      await web.start();
      await web.serve(queue("web"));
      await web.schedule({ name: "test.daily", cron: "* * * * *", work: async () => undefined });
      await web.unscheduleOthers();
      for (const id of ["one", "two", "three"]) {
        await db.transaction((tx) => web.send({ tx, queue: "test.apart", data: { id } }));
      }
      const { rows } = await db.execute(sql`SELECT name FROM pgboss.schedule`);
      expect(rows).toEqual([]);
      await worker.start();
      await worker.serve(queue("worker"));
      await expect.poll(() => done.toSorted()).toEqual(["worker one", "worker three", "worker two"]);
    } finally {
      await web.stop();
      await worker.stop();
      await db.close();
    }
  });

  test("deletes an earlier version's schedules", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const names = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query("SELECT name FROM pgboss.schedule ORDER BY name")).rows.map(({ name }) => name);
      } finally {
        await client.end();
      }
    };
    const schedule = async (...scheduled: string[]) => {
      const jobs = createJobs({ url, log });
      try {
        await jobs.start();
        for (const name of scheduled) await jobs.schedule({ name, cron: "0 8 * * *", work: async () => undefined });
        await jobs.unscheduleOthers();
      } finally {
        await jobs.stop();
      }
    };
    await schedule("test.kept", "test.renamed");
    expect(await names()).toEqual(["test.kept", "test.renamed"]);
    await schedule("test.kept", "test.new");
    expect(await names()).toEqual(["test.kept", "test.new"]);
  });

  test("does what came due while no worker ran once, and does not repeat it after a later pause", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const done: string[] = [];
    const daily = (minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      return `${at.getUTCMinutes()} ${at.getUTCHours()} * * *`;
    };
    const schedules = { "test.early": daily(720), "test.recent": daily(3) };
    const workUntil = async (expected: string[]) => {
      const jobs = createJobs({ url, log });
      try {
        await jobs.start();
        for (const [name, cron] of Object.entries(schedules)) {
          await jobs.schedule({ name, cron, work: async () => void done.push(name) });
        }
        await expect.poll(() => done.toSorted()).toEqual(expected);
      } finally {
        await jobs.stop();
      }
    };
    const pause = (time: string) =>
      asSuperuser(
        url,
        `UPDATE pgboss.version SET cron_on = now() - interval '${time}'`,
        "UPDATE pgboss.schedule SET created_on = now() - interval '3 days'",
        "DELETE FROM pgboss.job WHERE name = '__pgboss__send-it'",
      );
    await workUntil([]);
    await pause("2 days");
    await workUntil(["test.early", "test.recent"]);
    await pause("10 minutes");
    await workUntil(["test.early", "test.recent", "test.recent"]);
  });

  test("works for a server role with rights on the public schema only, which may not change the queue's tables", async () => {
    const url = await makeDatabase("owner", "server");
    const { username: server } = new URL(url("server"));
    await asSuperuser(
      url("owner"),
      `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${server}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${server}`,
    );
    await migrateDatabase(url("owner"));
    await expectJobsDone(url("server"));
    await expect(asSuperuser(url("server"), "DROP TABLE pgboss.job")).rejects.toThrow(/must be owner/u);
    await expect(asSuperuser(url("server"), "CREATE TABLE pgboss.mine (id int)")).rejects.toThrow(/permission denied/u);
  });

  test("tells a running job that the process is stopping, and runs it again later", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const jobs = createJobs({ url, log });
    const db = openDatabase({ url, log, timeoutMs: PATIENCE_MS });
    const { promise: isRunning, resolve: run } = Promise.withResolvers<void>();
    const work = async (_data: object, signal: AbortSignal) => {
      run();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      signal.throwIfAborted();
    };
    try {
      await jobs.start();
      const name = "test.long";
      const queue = { name, retries: 1, firstRetry: 1, lastRetry: 1, together: 1, giveUp: async () => undefined };
      await jobs.serve({ ...queue, work });
      await db.transaction((tx) => jobs.send({ tx, queue: name, data: {} }));
      await isRunning;
    } finally {
      await jobs.stop();
    }
    try {
      const { rows } = await db.execute(sql`SELECT state FROM pgboss.job WHERE name = 'test.long'`);
      expect(rows).toEqual([{ state: "retry" }]);
    } finally {
      await db.close();
    }
  });

  test("scheduled jobs continue after a clock that was a year ahead was corrected", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const ahead = "now() + interval '1 year'";
    await asSuperuser(url, `UPDATE pgboss.version SET cron_on = ${ahead}, flow_on = ${ahead}`);
    const db = openDatabase({ url, log, timeoutMs: PATIENCE_MS });
    const jobs = createJobs({ url, log });
    try {
      await jobs.start();
      await jobs.schedule({ name: "test.daily", cron: "0 8 * * *", work: async () => undefined });
      const { rows } = await db.execute(
        sql`SELECT cron_on <= now() AS cron, flow_on <= now() AS flow, bam_on FROM pgboss.version`,
      );
      expect(rows).toMatchObject([{ cron: true, flow: true }]);
      await asSuperuser(url, `UPDATE pgboss.queue SET maintain_on = ${ahead}, monitor_on = NULL`);
      await clearFutureStamps({ executeSql: (text) => db.$client.query(text) }, log);
      const { rows: queues } = await db.execute(
        sql`SELECT count(*)::int AS ahead FROM pgboss.queue WHERE maintain_on > now()`,
      );
      expect(queues).toEqual([{ ahead: 0 }]);
    } finally {
      await jobs.stop();
      await db.close();
    }
  });

  test("refuses scheduled work while this machine's clock is minutes from the database's", async () => {
    const url = (await makeDatabase("everything"))("everything");
    await migrateDatabase(url);
    const done: string[] = [];
    const lines: { schedule?: string; err?: { message: string } }[] = [];
    const start = async () => {
      const jobs = createJobs({ url, log: createLogger("error", { write: (line) => lines.push(JSON.parse(line)) }) });
      await jobs.start();
      await jobs.schedule({ name: "test.minutely", cron: "* * * * *", work: async () => void done.push("done") });
      return jobs;
    };
    await (await start()).stop();
    await asSuperuser(url, "UPDATE pgboss.version SET cron_on = NULL");
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + 120_000);
    const jobs = await start();
    try {
      const message = expect.stringMatching(/^this machine's clock is 1[12]\d s from the database's$/u);
      await expect.poll(() => lines).toMatchObject([{ schedule: "test.minutely", err: { message } }]);
      expect(done).toEqual([]);
    } finally {
      clock.mockRestore();
      await jobs.stop();
    }
  });

  test("counts each failed run", async () => {
    const url = await makeDatabase("everything");
    await migrateDatabase(url("everything"));
    const jobs = createJobs({ url: url("everything"), log });
    const db = openDatabase({ url: url("everything"), log, timeoutMs: PATIENCE_MS });
    const fail = async () => {
      throw new Error("no answer");
    };
    try {
      await jobs.start();
      const name = "test.failing";
      await jobs.serve({ name, retries: 1, firstRetry: 1, lastRetry: 1, together: 1, work: fail, giveUp: fail });
      await db.transaction((tx) => jobs.send({ tx, queue: name, data: {} }));
      const read = () => counters.getSingleMetricAsString("job_failures_total");
      await expect.poll(read).toContain('queue="test.failing"');
    } finally {
      await jobs.stop();
      await db.close();
    }
  });

  test("creates its tables once, even if several processes start at the same time", async () => {
    const url = await makeDatabase("everything");
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url("everything"))));
    await expectJobsDone(url("everything"));
  });
});
