import { destination, type Logger, pino } from "pino";
import { ConfigError } from "./config.ts";
import { DataDirectoryInUse } from "./database/data-directory-lock.ts";

const REDACTED = [
  "req.headers.authorization",
  "req.headers.cookie",
  "*.password",
  "*.passwordHash",
  "*.refreshToken",
  "*.accessToken",
];

export function createLogger(level: string): Logger {
  return pino({ level, redact: { paths: REDACTED, censor: "[redacted]" } }, destination({ dest: 1, sync: false }));
}

/** Why the server did not start: one clear sentence if the cause is known, else the stack trace. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return `Invalid settings:\n${error.message}`;
  if (error instanceof DataDirectoryInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is already in use. Set PORT to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
