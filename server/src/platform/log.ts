import { destination, type Logger, pino } from "pino";
import { ConfigError } from "./config.ts";
import { DataDirectoryInUse } from "./database/embedded.ts";

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

/** What to say of a start that failed: one clear sentence where the cause is known. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return `These settings are not right:\n${error.message}`;
  if (error instanceof DataDirectoryInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Set PORT to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
