import type { NounData } from "./data.ts";
import type { Queryable } from "./database/database.ts";

/** Whose data is collected. */
export interface Person {
  readonly id: string;
  readonly createdAt: Date;
  /** The email addresses and phone numbers that are the person's own. */
  readonly recipients: readonly string[];
}

type Collect = (person: Person) => Promise<unknown>;
type Leave = (tx: Queryable, uid: string) => Promise<void>;

/** What a noun's front does with the data of one person. */
export interface PersonalData {
  /** By the member of an account's data export. */
  readonly exports: Readonly<Record<string, Collect>>;
  /** Called when an account is deleted, before its row is. */
  readonly leave?: Leave;
}

type Members<Data extends NounData> = Extract<Data[keyof Data], { exportedAs: string }>["exportedAs"];
type Leaving<Data extends NounData> = Extract<Data[keyof Data], { leaving: string }>;

/** What a front has to do for the tables that its noun declares. */
export type PersonalDataOf<Data extends NounData> = {
  readonly exports: Readonly<Record<Members<Data>, Collect>>;
} & ([Leaving<Data>] extends [never] ? { readonly leave?: undefined } : { readonly leave: Leave });

/** What all nouns store about a person. */
export async function collectPersonalData(
  nouns: readonly PersonalData[],
  person: Person,
): Promise<Readonly<Record<string, unknown>>> {
  const collected: Record<string, unknown> = {};
  for (const { exports } of nouns)
    for (const [member, collect] of Object.entries(exports)) collected[member] = (await collect(person)) ?? null;
  return collected;
}

/** Deletes or changes what no foreign key does, noun by noun. */
export async function leavePersonalData(nouns: readonly PersonalData[], tx: Queryable, uid: string): Promise<void> {
  for (const { leave } of nouns) await leave?.(tx, uid);
}
