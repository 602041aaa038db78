import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { LRUCache } from "lru-cache";
import type { $ZodType, output } from "zod/v4/core";
import { getValue } from "../../platform/http/failure.ts";
import { Serialized } from "../../platform/http/serialized.ts";
import { findCountStamp } from "./count-stamps.queries.ts";
import { isCounted } from "./kept-counts.queries.ts";
import type { SearchDeps } from "./searches.deps.ts";

interface KeptAnswer {
  readonly stamp: string;
  readonly answer: Serialized<unknown>;
}

const KEPT_BYTES = 8 * 1024 * 1024;
/** An entry's approximate overhead besides its JSON. */
const ENTRY_BYTES = 500;

/** This process's cached responses from the maintained counts; the least recently used are evicted first. */
export type AnswerCache = LRUCache<string, KeptAnswer>;
export const createAnswerCache = (): AnswerCache =>
  new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ answer }) => answer.json.length + ENTRY_BYTES });

/** A response that depends only on a filter and is the same for everyone. */
interface CachedCall<Schema extends $ZodType> {
  readonly name: string;
  readonly schema: Schema;
  readonly filter: SearchFilter;
  readonly build: () => Promise<output<Schema>>;
}

/**
 * The cached response, if the maintained counts cover the search and have not changed since; otherwise a new one.
 * Throws Failure naming the invalid fields of the filter.
 */
export async function keepAnswer<Schema extends $ZodType>(
  { db, clock, answers }: Pick<SearchDeps, "db" | "clock"> & { answers: AnswerCache },
  { name, schema, filter: typed, build }: CachedCall<Schema>,
): Promise<Serialized<output<Schema>>> {
  const filter = getValue(readFilter(typed));
  if (!isCounted(toCriteria(filter))) return Serialized.from(schema, await build());
  // Taken before building: later changes produce a later stamp.
  const stamp = await db.read((on) => findCountStamp(on, clock.now()));
  const key = `${name} ${JSON.stringify(filter)}`;
  const kept = answers.get(key);
  if (stamp !== undefined && kept?.stamp === stamp) return kept.answer as Serialized<output<Schema>>;
  const answer = Serialized.from(schema, await build());
  if (stamp !== undefined) answers.set(key, { stamp, answer });
  return answer;
}
