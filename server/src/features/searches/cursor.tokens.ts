import { hash, type KeyObject } from "node:crypto";
import { validate } from "uuid";
import { isSealed, seal } from "../../platform/keys.ts";
import type { SortPosition } from "./orders.queries.ts";

/** Where a page of results ended: its search, the date of its rotation, and the position of its last listing. */
export interface Cursor {
  /** The filters and the sort it was made for. */
  readonly search: string;
  /** UTC date, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly place: SortPosition;
}

/** A short hash of a search: the same for the same filters and sort. */
export function nameSearch(filters: unknown): string {
  return hash("sha256", JSON.stringify(filters), "base64url").slice(0, 12);
}

/** A cursor's position among listings that lack a value. */
const REST = "rest";

export function writeCursor(key: KeyObject, cursor: Cursor): string {
  const { id, isComparable, hasPriority, rotation, value, publishedAt } = cursor.place;
  const place = [id, hasPriority ? 1 : 0, rotation, value, publishedAt, ...(isComparable ? [] : [REST])];
  const content = [cursor.search, cursor.date, ...place].join("~");
  return Buffer.from(`${content}~${seal(key, content)}`).toString("base64url");
}

/** Parses a cursor of ours; undefined for any other text. */
export function readCursor(key: KeyObject, text: string): Cursor | undefined {
  const parts = Buffer.from(text, "base64url").toString("utf8").split("~");
  const given = parts.pop() ?? "";
  if (!isSealed(key, { text: parts.join("~"), given })) return undefined;
  const [search = "", date = "", id = "", hasPriority, rotation, value, publishedAt, part] = parts;
  if (!validate(id)) return undefined;
  return {
    search,
    date,
    place: {
      id,
      isComparable: part !== REST,
      hasPriority: hasPriority === "1",
      rotation: Number(rotation),
      value: value === "" ? null : Number(value),
      publishedAt: Number(publishedAt),
    },
  };
}
