import { NO_VALUES, type PostingValues } from "./posting-values.ts";

/** A form as it was left, apart from its files, which a browser cannot keep over a reload. */
export interface PostingDraft {
  readonly values: PostingValues;
  /** Files had been chosen here. */
  readonly hadFiles: boolean;
}

/** What was kept, as far as it is of the shape this form has today; undefined where it is not. */
export function readPostingDraft(content: unknown): PostingDraft | undefined {
  if (!isRecord(content) || !isRecord(content.values)) return undefined;
  const { values } = content;
  const isWhole = Object.entries(NO_VALUES).every(([name, empty]) => isLike(empty, values[name]));
  return isWhole ? { values: values as unknown as PostingValues, hadFiles: content.hadFiles === true } : undefined;
}

function isLike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((each) => typeof each === "string");
  if (isRecord(empty)) return isRecord(value) && Object.values(value).every((each) => typeof each === "string");
  return typeof value === typeof empty;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
