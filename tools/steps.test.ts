import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Two steps: the first waits, and says which signal ended it; the second must not start. */
const SCRIPT = `
  import { endStepsOnSignal, runSteps } from ${JSON.stringify(fileURLToPath(new URL("steps.ts", import.meta.url)))};
  endStepsOnSignal();
  const waiting = "process.once('SIGINT', () => { console.log('cleaned up'); process.exit(1); }); setInterval(() => {}, 1e3); console.log('waiting');";
  const step = (name, code) => ({ name, command: [process.execPath, "-e", code] });
  const isGood = await runSteps([step("one", waiting)]) || await runSteps([step("two", "console.log('started')")]);
  console.log("good: " + isGood);
`;

test.each(["SIGTERM", "SIGHUP"] as const)(
  "%s to a run of steps ends what is running cleanly, and starts nothing more",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.endsWith("waiting\n")) child.kill(signal);
    });
    await new Promise((resolve) => child.on("close", resolve));
    expect(output).toContain("cleaned up\n");
    expect(output).not.toContain("started");
    expect(output).toContain("good: false\n");
  },
);
