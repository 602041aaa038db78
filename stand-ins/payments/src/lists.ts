import type Stripe from "stripe";
import { noSuch } from "./errors.ts";
import type { Kind, Kinds } from "./objects.ts";
import { integer, nested, text } from "./parameters.ts";
import type { Work } from "./work.ts";

/** The parameters of every list. */
export const PAGING = {
  limit: integer(1, 100),
  starting_after: text(255),
  ending_before: text(255),
  created: nested({ gt: integer(0), gte: integer(0), lt: integer(0), lte: integer(0) }),
};

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: Readonly<Partial<Record<"gt" | "gte" | "lt" | "lte", number | undefined>>> | undefined;
}

/** Field paths, separated by dots, with the value or the values to match. */
type Filter = Readonly<Record<string, string | readonly string[] | undefined>>;

export function toList<T>(data: T[], { url, hasMore = false }: { url: string; hasMore?: boolean }): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}

interface Query<K extends Kind> {
  readonly kind: K;
  readonly url: string;
  readonly page?: Page;
  readonly where?: Filter;
  readonly except?: Readonly<Record<string, string>>;
}

/** Lists objects, newest first. */
export async function listObjects<K extends Kind>(
  work: Work,
  { kind, url, page = {}, where = {}, except = {} }: Query<K>,
): Promise<Stripe.ApiList<Kinds[K]>> {
  const values: unknown[] = [kind];
  const value = (one: unknown) => `$${values.push(one)}`;
  const conditions = ["kind = $1"];
  for (const [path, wanted] of Object.entries(where)) {
    if (wanted !== undefined) conditions.push(`${toField(path)} = ANY (${value([wanted].flat())}::text[])`);
  }
  for (const [path, unwanted] of Object.entries(except)) {
    conditions.push(`${toField(path)} IS DISTINCT FROM ${value(unwanted)}`);
  }
  const { gt, gte, lt, lte } = page.created ?? {};
  for (const [sign, bound] of [
    [">", gt],
    [">=", gte],
    ["<", lt],
    ["<=", lte],
  ] as const) {
    if (bound !== undefined) conditions.push(`(body ->> 'created')::bigint ${sign} ${value(bound)}`);
  }
  const after = await sequenceOf(work, { kind, id: page.starting_after, param: "starting_after" });
  if (after) conditions.push(`sequence < ${value(after)}`);
  const before = await sequenceOf(work, { kind, id: page.ending_before, param: "ending_before" });
  if (before) conditions.push(`sequence > ${value(before)}`);
  const limit = page.limit ?? 10;
  const order = before && !after ? "ASC" : "DESC";
  const { rows } = await work.client.query<{ body: Kinds[K] }>(
    `SELECT body FROM payment_sandbox.objects WHERE ${conditions.join(" AND ")}
      ORDER BY sequence ${order} LIMIT ${value(limit + 1)}`,
    values,
  );
  const data = rows.slice(0, limit).map(({ body }) => body);
  if (order === "ASC") data.reverse();
  return toList(data, { url, hasMore: rows.length > limit });
}

/** The SQL for a field. It is written into the statement, not passed as a value, so that indexes apply. */
function toField(path: string): string {
  if (!/^[a-z_.]+$/u.test(path)) throw new Error(`Not a field path: ${path}`);
  return path.includes(".") ? `body #>> '{${path.replaceAll(".", ",")}}'` : `body ->> '${path}'`;
}

async function sequenceOf(
  work: Work,
  { kind, id, param }: { kind: Kind; id: string | undefined; param: string },
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const sql = "SELECT sequence FROM payment_sandbox.objects WHERE id = $1 AND kind = $2";
  const { rows } = await work.client.query<{ sequence: string }>(sql, [id, kind]);
  if (!rows[0]) throw noSuch({ noun: kind, id, param });
  return rows[0].sequence;
}
