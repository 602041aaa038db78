import type { Retention } from "@vestpocket/domain/shared/retention";

/** How a table's rows end. */
type End =
  /** With the row of another table that they belong to: a foreign key deletes them. */
  | { readonly with: string }
  /** Once a period is over: a job deletes them. */
  | { readonly after: readonly Retention[]; readonly by: string }
  /** In another way, or never. */
  | { readonly because: string };

/** Who may name a row by its id in a call: its owner, a reader with whom the owner shares it, an administrator. */
export type TableReader = "owner" | "reader" | "administrator";

interface AnyTable {
  /** What its rows are, for docs/tables.md. */
  readonly about: string;
  readonly ends: End;
  /** The column with the id of a listing. */
  readonly listing?: string;
  /** Who may name a row by its id in one of the members' calls; not set if none takes such an id. */
  readonly reachedBy?: readonly TableReader[];
  /** What the deletion of an account changes besides what foreign keys do: the front's `leave` does it. */
  readonly leaving?: string;
}

/** The member of an account's data export that holds the rows: the front's `exports` collects it. */
interface Exported {
  readonly exportedAs: string;
  readonly notExported?: undefined;
}

interface NotExported {
  readonly exportedAs?: undefined;
  /** Why not. */
  readonly notExported: string;
}

type Credentials =
  | boolean
  /** Only rows without that timestamp. */
  | { readonly until: string }
  /** Only these columns. */
  | { readonly columns: readonly string[] };

/** A table whose rows belong to somebody. */
type PersonalTable = AnyTable &
  (Exported | NotExported) & {
    /** The columns that lead to a person: ids of accounts, email addresses and phone numbers. */
    readonly people: readonly [string, ...string[]];
    /** Whether the rows let somebody in. If so, `replaceCredentials` of the accounts removes them. */
    readonly credentials: Credentials;
  };

/** A table without a person; part of the export if its rows belong to one that is. */
type ImpersonalTable = AnyTable & Partial<Exported> & { readonly people?: undefined; readonly credentials?: undefined };

export type TableData = PersonalTable | ImpersonalTable;

/** What one noun stores, by table. */
export type NounData = Readonly<Record<string, TableData>>;

/** Declares the tables of a noun. Tests compare the declaration with the database (docs/decisions/137-a-noun-declares-its-data.md). */
export function defineData<const Data extends NounData>(tables: Data): Data {
  return tables;
}
