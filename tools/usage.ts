const HELP: ReadonlySet<string> = new Set(["--help", "-h"]);

/** Prints how a command is used; exits with 2 unless that was asked for, so that no script takes it for success. */
export function explainUsage(usage: string): void {
  if (process.argv.slice(2).some((word) => HELP.has(word))) {
    console.log(usage);
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}
