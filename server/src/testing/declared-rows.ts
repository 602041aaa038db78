import { globSync } from "node:fs";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import type { TestApp } from "./test-app.ts";

/** Adds a row that began its period at a moment, and returns the condition that finds it. */
type AddRow = (site: TestApp, at: Date) => Promise<string>;

/** For each table from which a job deletes: what adds a row, for each of its periods in the declared order. */
type DeclaredRows = Readonly<Record<string, readonly AddRow[]>>;

export const declareRows = (rows: DeclaredRows): DeclaredRows => rows;

/** Inserts a row and returns the condition that finds it. */
export async function insertRow(
  { db }: TestApp,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = newId();
  const columns = Object.entries({ id, ...row });
  const places = columns.map((_, at) => `$${at + 1}`);
  await db.$client.query(
    `INSERT INTO ${table} (${columns.map(([name]) => name)}) VALUES (${places})`,
    columns.map(([, value]) => value),
  );
  return `id = '${id}'`;
}

const SOURCE = join(import.meta.dirname, "..");

/** The rows that every noun, and the platform, declares. */
export async function readDeclaredRows(): Promise<DeclaredRows> {
  const files = globSync(["features/*/*.rows.ts", "platform/*.rows.ts"], { cwd: SOURCE });
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, unknown>>),
  );
  const declared = modules.flatMap((module) => Object.values(module).filter((each) => typeof each === "object"));
  return Object.assign({}, ...declared) as DeclaredRows;
}
