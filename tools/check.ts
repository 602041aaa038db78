import { QUICK_STEPS, runSteps } from "./steps.ts";

/** The fast part of the tests, to run before a commit. */
const isGood = await runSteps([
  ...QUICK_STEPS,
  {
    name: "unit and component tests",
    command: ["vitest", "run", "--project", "pure", "--project", "components"],
  },
]);
if (!isGood) process.exit(1);
