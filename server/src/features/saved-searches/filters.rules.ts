import { createHash } from "node:crypto";
import { SAVED_SEARCH_MESSAGES } from "@vestpocket/domain/saved-searches/saved-searches.rules";
import { type SavedFilter, savedFilterSchema } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { type NamedFilter, readFilter } from "@vestpocket/domain/searches/searches.rules";
import { type Parsed, type Problems, problemsOf } from "@vestpocket/domain/shared/problems";
import { toColumns } from "./columns.rules.ts";
import type { Stored } from "./saved-searches.queries.ts";

/** A filter as it was saved, and what searches no longer know of it, by field. */
export interface ReadBack {
  readonly filter: SavedFilter;
  readonly problems: Problems;
}

/** A stored filter without the fields that filters no longer have, which are among its problems (product.md §24.1). */
export function readBack(stored: unknown): ReadBack {
  const parsed = savedFilterSchema.safeParse(stored);
  if (parsed.success) return { filter: parsed.data, problems: problemsOf(readFilter(parsed.data)) };
  const lost = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const rest = structuredClone(stored) as Record<string, unknown>;
  for (const path of lost) dropField(rest, path.map(String));
  const left = savedFilterSchema.safeParse(rest);
  const filter = left.success ? left.data : {};
  const unknown = lost.map((path) => [path.join("."), SAVED_SEARCH_MESSAGES.unknown] as const);
  return { filter, problems: { ...problemsOf(readFilter(filter)), ...Object.fromEntries(unknown) } };
}

/** A bound is dropped by its measure, everything else by the filter's field. */
function dropField(filter: Record<string, unknown>, [field = "", measure]: readonly string[]): void {
  const bounds = filter.bounds;
  if (field === "bounds" && measure !== undefined && typeof bounds === "object" && bounds !== null)
    Reflect.deleteProperty(bounds, measure);
  else Reflect.deleteProperty(filter, field);
}

/** What is stored of a filter that searches know. */
export function toStored(filter: SavedFilter): Parsed<Stored> {
  const reading = readFilter(filter);
  if ("problems" in reading) return reading;
  const columns = toColumns(toCriteria(reading.value));
  return { value: { filter, filterKey: toKey(reading.value), columns } };
}

/** What is stored of a filter that was saved before; without columns if it is no longer valid. */
export function renew(filter: unknown): Stored {
  const back = readBack(filter);
  const reading = Object.keys(back.problems).length === 0 ? toStored(back.filter) : { problems: back.problems };
  return "value" in reading ? reading.value : { filter: back.filter, filterKey: "", columns: undefined };
}

/** The same for filters that ask for the same in another order or spelling. */
function toKey(filter: NamedFilter): string {
  const words = filter.keywords.map((keyword) => keyword.toLowerCase()).toSorted();
  return createHash("sha256")
    .update(JSON.stringify(sortKeys({ ...filter, keywords: words })))
    .digest("base64url");
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, sortKeys(each)]),
  );
}
