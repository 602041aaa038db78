import type { ReactNode } from "react";

/** A compared value: `value` distinguishes two listings, `shown` is displayed. */
export interface ComparedValue {
  readonly value: string | number;
  readonly shown: ReactNode;
}

export interface ComparedRow {
  readonly key: string;
  readonly label: ReactNode;
  /** By listing; undefined if its owner does not say. */
  readonly values: readonly (ComparedValue | undefined)[];
}

export interface ComparedGroup {
  readonly key: string;
  readonly label: ReactNode;
  readonly rows: readonly ComparedRow[];
}

const isStated = ({ values }: ComparedRow) => values.some((each) => each !== undefined);

const isDifferent = ({ values }: ComparedRow) => new Set(values.map((each) => each?.value)).size > 1;

/** The groups with the rows in which any listing has a value, or only with those that differ. */
export function pickRows(groups: readonly ComparedGroup[], isShort: boolean): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isStated(row) && (!isShort || isDifferent(row))) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A value that is shown as it is compared. */
export function toValue(text: string | undefined): ComparedValue | undefined {
  return text === undefined ? undefined : { value: text, shown: text };
}
