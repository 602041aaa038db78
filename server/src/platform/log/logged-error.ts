import { scrubText } from "./scrubbed-text.ts";

/** Facts about an error that never contain user input. Everything else, such as a driver's `detail`, is omitted. */
const FACTS = [
  "code",
  "errno",
  "syscall",
  "port",
  "status",
  "statusCode",
  "responseCode",
  "command",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "dataType",
  "routine",
  "requestId",
  "decline_code",
] as const;
const FACT = /^[\w .:-]{1,100}$/u;

/**
 * SQLSTATE classes whose messages name database objects or its state. The others, such as 22 (data exception) and 23
 * (integrity violation), may quote a value.
 */
const MESSAGES_WITHOUT_VALUES = new Set(["08", "25", "28", "3D", "40", "42", "53", "54", "55", "57", "58", "XX"]);

/** A stack frame: a function's name and its location in a file. */
const FRAME = /^ {4}at (?:[\w$.<># [\]]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\|<anonymous>)[^\s()"'`]*\)?$/u;
const FRAMES_MAX = 20;
const STATEMENT_MAX = 2_000;
const DEPTH_MAX = 5;

/** What the log keeps of an error (decision 031). */
export class LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly statement?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];

  constructor(error: unknown, depth = 0) {
    const thrown = (typeof error === "object" && error !== null ? error : {}) as Thrown;
    this.type = toType(error);
    const message = findMessage(thrown);
    if (message !== undefined) this.message = message;
    for (const fact of FACTS) {
      const value = thrown[fact];
      if (typeof value === "number" || (typeof value === "string" && FACT.test(value)))
        Object.assign(this, { [fact]: typeof value === "string" ? scrubText(value) : value });
    }
    // A statement's text has $1 in place of parameter values.
    if (typeof thrown.query === "string") this.statement = thrown.query.slice(0, STATEMENT_MAX);
    const stack = listFrames(thrown);
    if (stack !== "") this.stack = stack;
    if (depth >= DEPTH_MAX) return;
    if (isThrown(thrown.cause)) this.cause = new LoggedError(thrown.cause, depth + 1);
    if (Array.isArray(thrown.errors) && thrown.errors.some(isThrown))
      this.errors = thrown.errors.slice(0, DEPTH_MAX).map((each) => new LoggedError(each, depth + 1));
  }
}

type Thrown = { readonly [fact in (typeof FACTS)[number]]?: unknown } & {
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  readonly query?: unknown;
};

/** Whether a value is an error, or looks like one. */
export function isThrown(value: unknown): boolean {
  if (value instanceof Error) return true;
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Thrown).message === "string" &&
    ("stack" in value || "issues" in value || "severity" in value)
  );
}

/** The error as text for a terminal. */
export function printError(error: unknown): string {
  const { cause, errors, stack, ...facts } = error instanceof LoggedError ? error : new LoggedError(error);
  const { type, message, ...rest } = facts;
  const lines = [
    `${type}${message === undefined ? "" : `: ${message}`}`,
    ...Object.entries(rest).map(([name, value]) => `    ${name}: ${value}`),
    ...(stack === undefined ? [] : [stack]),
    ...[cause ?? [], errors ?? []].flat().map((each) => `Caused by ${printError(each)}`),
  ];
  return lines.join("\n");
}

function toType(error: unknown): string {
  if (typeof error !== "object" || error === null) return typeof error;
  const { name } = error.constructor ?? {};
  return typeof name === "string" && name !== "" ? name : "Error";
}

/** The error's message, unless it may quote a value. */
function findMessage(error: Thrown): string | undefined {
  const { message, code, severity, query, cause } = error;
  if (typeof message !== "string" || message === "" || query !== undefined) return undefined;
  // JSON.parse quotes the text that it could not read.
  if (error instanceof SyntaxError) return undefined;
  const isOfDatabase = typeof severity === "string" && typeof code === "string";
  if (isOfDatabase && !MESSAGES_WITHOUT_VALUES.has(code.slice(0, 2))) return undefined;
  const quoted = isThrown(cause) ? String((cause as Thrown).message) : "";
  return scrubText(quoted === "" ? message : message.replaceAll(quoted, "[cause]"));
}

/** The stack lines that name a place in the code; the lines before them repeat the message. */
function listFrames({ stack, message }: Thrown): string {
  if (typeof stack !== "string") return "";
  const start = typeof message === "string" ? stack.indexOf(message) : -1;
  return stack
    .slice(start === -1 ? 0 : start + String(message).length)
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES_MAX)
    .join("\n");
}
