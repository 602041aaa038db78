import type { Config } from "../server/src/platform/config.ts";

type Started = Pick<Config, "publicUrl" | "mail" | "sms" | "clamdUrl"> & {
  /** How to sign in to the demo; undefined without one. */
  readonly demoAccounts: string | undefined;
};

/** What `npm start` says once the server is ready: its address, and what differs from a public server. */
export function describeStart({ publicUrl, mail, sms, clamdUrl, demoAccounts }: Started): string {
  return [
    `\nVestpocket is ready: ${publicUrl}`,
    demoAccounts,
    (mail === undefined || sms === undefined) && `Emails and texts it would send: ${publicUrl}/dev/outbox`,
    clamdUrl === undefined && "Uploaded documents are not scanned for viruses. To have them scanned, set CLAMD_URL.",
    "Press Ctrl-C to stop.",
  ]
    .filter((part) => typeof part === "string")
    .join("\n\n");
}
