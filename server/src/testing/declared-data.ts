import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { NounData, TableData } from "../platform/data.ts";

const SOURCE = join(import.meta.dirname, "..");

export type DeclaredTable = TableData & { readonly name: string; readonly owner: string };

/** Every table that a noun or the platform declares, by owner and in the order of the declarations. */
export async function listDeclaredTables(): Promise<DeclaredTable[]> {
  const files = globSync(["features/*/*.data.ts", "platform/*.data.ts"], { cwd: SOURCE }).toSorted();
  const declared = await Promise.all(
    files.map(async (file) => {
      const owner = basename(file, ".data.ts");
      const exported = (await import(join(SOURCE, file))) as Record<string, NounData>;
      return Object.values(exported).flatMap((tables) =>
        Object.entries(tables).map(([name, table]) => ({ ...table, name, owner })),
      );
    }),
  );
  return declared.flat();
}
