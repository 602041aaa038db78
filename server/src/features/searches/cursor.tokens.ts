import { createHash } from "node:crypto";
import { validate } from "uuid";
import { isSealed, seal } from "../../platform/keys.ts";
import type { Place } from "./searches.queries.ts";

/** Where a page of results ended: its search, the day of its rotation, and the place of its last listing. */
export interface Cursor {
  /** The filters and the sort it was made for. */
  readonly search: string;
  /** UTC date, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly place: Place;
}

/** A short name for a search: the same for the same filters and sort. */
export function nameSearch(filters: unknown): string {
  return createHash("sha256").update(JSON.stringify(filters)).digest("base64url").slice(0, 12);
}

export function writeCursor(key: Uint8Array, cursor: Cursor): string {
  const { id, hasPriority, rotation, price, publishedAt } = cursor.place;
  const content = [cursor.search, cursor.date, id, hasPriority ? 1 : 0, rotation, price, publishedAt].join("~");
  return Buffer.from(`${content}~${seal(key, content)}`).toString("base64url");
}

/** The cursor in a text that we wrote; undefined for any other text. */
export function readCursor(key: Uint8Array, text: string): Cursor | undefined {
  const parts = Buffer.from(text, "base64url").toString("utf8").split("~");
  const given = parts.pop() ?? "";
  if (parts.length !== 7 || !isSealed(key, { text: parts.join("~"), given })) return undefined;
  const [search = "", date = "", id = "", hasPriority, rotation, price, publishedAt] = parts;
  if (!validate(id)) return undefined;
  return {
    search,
    date,
    place: {
      id,
      hasPriority: hasPriority === "1",
      rotation: Number(rotation),
      price: price === "" ? null : Number(price),
      publishedAt: Number(publishedAt),
    },
  };
}
