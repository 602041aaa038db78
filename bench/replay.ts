import type pg from "pg";
import type { EmbeddedDatabase } from "./database.ts";
import type { Rate } from "./load.ts";
import type { Statement } from "./statements.ts";

/** As many as the server opens at most. */
const CONNECTIONS = 16;

/** Sends the statements of each call, call after call, over its own connections: what the database can do without a server. */
export interface Replay {
  run(seconds: number): Promise<Rate>;
  close(): Promise<void>;
}

export async function openReplay(database: EmbeddedDatabase, calls: readonly Statement[][]): Promise<Replay> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => database.connect()));
  let next = 0;

  async function work(client: pg.Client, end: number): Promise<number> {
    let answers = 0;
    while (performance.now() < end) {
      const statements = calls[next++ % calls.length] ?? [];
      for (const { values, ...statement } of statements) await client.query({ ...statement, values: [...values] });
      answers += 1;
    }
    return answers;
  }

  return {
    run: async (seconds) => {
      const started = performance.now();
      const answers = await Promise.all(clients.map((client) => work(client, started + seconds * 1000)));
      const total = answers.reduce((sum, count) => sum + count, 0);
      return { answers: total, failures: 0, seconds: (performance.now() - started) / 1000 };
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
