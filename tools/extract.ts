import { runStep } from "./steps.ts";

/** Updates the message catalogues from the code; missing French is then written by hand. */
process.exit((await runStep({ name: "extract", command: ["lingui", "extract", "--clean", "--overwrite"] })) ?? 1);
