import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkChanged } from "./changed/check-changed.ts";
import { QUICK_STEPS, runSteps } from "./steps.ts";

/**
 * The fast part of the tests, to run before a commit. `--changed` checks only what differs from the last commit, or from
 * the one that is named after it, with the server's tests that this may break.
 */
const { values, positionals } = parseArgs({ options: { changed: { type: "boolean" } }, allowPositionals: true });
const root = fileURLToPath(new URL("..", import.meta.url));
const isGood = values.changed
  ? await checkChanged(root, positionals[0] ?? "HEAD")
  : await runSteps([
      ...QUICK_STEPS,
      {
        name: "unit and component tests",
        command: ["vitest", "run", "--project", "pure", "--project", "components"],
      },
    ]);
if (!isGood) process.exit(1);
