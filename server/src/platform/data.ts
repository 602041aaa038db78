import type { RetainedKind } from "@vestpocket/domain/accounts/retention.rules";

/** How a table's rows end. */
export type End =
  /** With the row of another table that they belong to: a foreign key deletes them. */
  | { readonly with: string }
  /** Once a period of the domain's `RETENTION` is over: a job deletes them. */
  | { readonly after: readonly RetainedKind[]; readonly by: string }
  /** In another way, or never. */
  | { readonly because: string };

interface AnyTable {
  /** What its rows are, for docs/tables.md. */
  readonly about: string;
  readonly ends: End;
  /** The column with the id of a listing. */
  readonly listing?: string;
}

/** A table whose rows belong to somebody. */
interface PersonalTable extends AnyTable {
  /** The columns that lead to a person: ids of accounts, email addresses and phone numbers. */
  readonly people: readonly [string, ...string[]];
}

/** A table without a person. */
interface ImpersonalTable extends AnyTable {
  readonly people?: undefined;
}

export type TableData = PersonalTable | ImpersonalTable;

/** What one noun stores, by table. */
export type NounData = Readonly<Record<string, TableData>>;

/** Declares the tables of a noun. Tests compare the declaration with the database (docs/decisions/137). */
export function defineData<const Data extends NounData>(tables: Data): Data {
  return tables;
}
