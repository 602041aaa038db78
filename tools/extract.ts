import { runStep } from "./steps.ts";

/** Brings the message catalogues up to date with the code; French texts are then completed by hand. */
process.exit((await runStep({ name: "extract", command: ["lingui", "extract", "--clean"] })) ?? 1);
