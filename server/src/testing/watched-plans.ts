import type pg from "pg";
import type { Database } from "../platform/database/database.ts";

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Keeps the reading statements of all connections that are opened from now on. */
export function keepStatements(db: Database): Sent[] {
  const sent: Sent[] = [];
  db.$client.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const kept = (...given: unknown[]): unknown => {
      const [statement, values] = given;
      const { text = "", values: own } = typeof statement === "string" ? { text: statement } : (statement as Sent);
      const all = own ?? (Array.isArray(values) ? values : []);
      if (/^\s*(?:select|with)\b/iu.test(text) && !/\b(?:insert into|update|delete from)\b/iu.test(text)) {
        sent.push({ text, values: all });
      }
      return query(...given);
    };
    Object.assign(client, { query: kept });
  });
  return sent;
}

/** A node of a plan as PostgreSQL describes it. */
interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  /** 0 if the node was planned and not needed. */
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Node[];
}

export interface Plan {
  readonly text: string;
  /** Blocks read, from memory or not. */
  readonly blocks: number;
  /** The tables that were read from beginning to end. */
  readonly scanned: readonly string[];
  readonly offset: number;
}

/** Runs a statement again and says what it read. */
export async function explain(client: pg.Client, { text, values }: Sent): Promise<Plan> {
  const explained = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
    values: [...values],
  });
  const root = explained.rows[0]?.["QUERY PLAN"][0].Plan;
  if (root === undefined) throw new Error("there is no plan");
  const offsets = [...text.matchAll(/\boffset \$(?<at>\d+)/giu)].map((match) =>
    Number(values[Number(match.groups?.at) - 1]),
  );
  return {
    text,
    blocks: root["Shared Hit Blocks"] + root["Shared Read Blocks"],
    scanned: listNodes(root).flatMap((node) =>
      node["Node Type"] === "Seq Scan" && node["Actual Loops"] > 0 ? (node["Relation Name"] ?? []) : [],
    ),
    offset: Math.max(0, ...offsets),
  };
}

const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];
