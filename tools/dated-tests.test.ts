import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";
import { listDatedTests } from "./dated-tests.ts";

/** Each module in turn, by its path below `domain/src`, and whether its test is dated. */
const MODULES = {
  "shared/plain.ts": 'import { z } from "zod";\n// A Date is only mentioned.\nexport const name = z.string();',
  "shared/clock.ts": "export const now = () => Date.now();",
  "features/a/by-name.ts": 'export { now } from "@vestpocket/domain/shared/clock";',
  "features/a/by-path.ts": 'import {\n  now,\n} from "../../shared/clock.ts";\nexport const later = () => now() + 1;',
  "features/a/late.ts": 'export const load = () => import("./by-path.ts");',
  "features/a/far.ts": 'import "./late.ts";',
  "features/a/zone.ts": 'export const write = (price: number) => price.toLocaleString("en");',
  "features/a/types.ts": 'import type { now } from "../../shared/clock.ts";\nexport type Now = typeof now;',
  "features/a/library.ts": 'import { format } from "date-fns";\nexport { format };',
  "features/a/circle.ts": 'import "./circle.ts";\nimport "../../shared/plain.ts";',
};

test("a test is dated if it reads the clock or the time zone itself, through its imports, or in a library", () => {
  const root = makeTemporaryFolder("dated");
  for (const [path, source] of Object.entries(MODULES)) {
    const file = join(root, "domain/src", path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, source);
    const name = path.split("/").at(-1);
    writeFileSync(file.replace(/\.ts$/u, ".test.ts"), `import { test } from "vitest";\nimport "./${name}";`);
  }
  const dated = listDatedTests(root, ["domain/src/**/*.test.ts"]);
  expect(dated.map((file) => file.replace("domain/src/", ""))).toEqual([
    "features/a/by-name.test.ts",
    "features/a/by-path.test.ts",
    "features/a/far.test.ts",
    "features/a/late.test.ts",
    "features/a/library.test.ts",
    "features/a/zone.test.ts",
    "shared/clock.test.ts",
  ]);
});
