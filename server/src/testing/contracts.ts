import { globSync } from "node:fs";
import { join } from "node:path";
import type { Contract } from "@vestpocket/domain/shared/contract";

const FEATURES = join(import.meta.dirname, "../../../domain/src/features");

/** Every call that the domain describes. */
export async function listContracts(): Promise<Contract[]> {
  const modules = await Promise.all(
    globSync("*/*.contract.ts", { cwd: FEATURES }).map(
      (file) => import(join(FEATURES, file)) as Promise<Record<string, Contract>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module));
}
