import { type DestinationStream, destination, type Logger, pino } from "pino";
import { ConfigError } from "../config.ts";
import { Refusal } from "../refusal.ts";
import { describeCause, findCause } from "./cause.ts";
import { isThrown, LoggedError, printError } from "./logged-error.ts";
import { scrubText } from "./scrubbed-text.ts";

/** Fields with these names are omitted from logs, at any depth. */
const SECRET = /^(authorization|cookie|set-cookie|stripe-signature|password\w*|\w*token|secret)$/iu;
const DEPTH_MAX = 5;

/**
 * The server's log, on standard output. Everything logged passes through `toLoggable`, under any key and as any
 * argument, so that callers need not think of it; `serializers.err` covers what is bound to a child logger.
 */
export function createLogger(level: string, stream: DestinationStream = destination({ dest: 1, sync: false })): Logger {
  const log: Logger = pino(
    {
      level,
      // A request's own logger is already bound to its cause.
      mixin: (_given, _level, logger) => (logger === log ? describeCause(findCause()) : {}),
      serializers: { err: (value: unknown) => toLoggable(value) },
      hooks: {
        logMethod(given, method) {
          const [first, ...rest] = given.map((each) => toLoggable(each));
          // Pino recognizes only instances of Error.
          if (first instanceof LoggedError) method.apply(this, [{ err: first }, ...(rest as [string])]);
          else method.apply(this, [first, ...rest] as typeof given);
        },
      },
    },
    stream,
  );
  return log;
}

/** Replaces errors with their loggable parts, and scrubs texts, at any depth. */
function toLoggable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null || value instanceof LoggedError) return value;
  if (isThrown(value)) return new LoggedError(value);
  if ("toJSON" in value) return value;
  if (depth === DEPTH_MAX) return "[…]";
  if (Array.isArray(value)) return value.map((each) => toLoggable(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, SECRET.test(name) ? "[redacted]" : toLoggable(each, depth + 1)]),
  );
}

/** Why the server did not start: one clear sentence if the cause is known, otherwise what may be shown of the error. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return `Invalid settings:\n${error.message}`;
  if (error instanceof Refusal) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is already in use. Set PORT to a free one.`;
  return printError(error);
}

/** Exits after an uncaught error. Node.js itself would print all its properties. */
export function endOnUncaughtErrors(): void {
  process.on("uncaughtException", (error) => {
    process.stderr.write(`${printError(error)}\n`, () => process.exit(1));
  });
}
