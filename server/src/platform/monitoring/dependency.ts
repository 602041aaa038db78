import { LoggedError } from "../log/logged-error.ts";
import { within } from "../within.ts";

/** What the server depends on, in the order in which an operator looks. */
export const DEPENDENCIES = [
  "database",
  "disk",
  "files",
  "outbox",
  "smtp",
  "sms",
  "payments",
  "scanner",
  "time",
  "backup",
] as const;
export type DependencyName = (typeof DEPENDENCIES)[number];

/** Throws if it fails, otherwise may return a note. Undefined if it is not configured. */
export type Check = (() => Promise<string | undefined>) | undefined;
export type Checks = Readonly<Record<DependencyName, Check>>;

/** A dependency's state when it was checked. */
export interface Finding {
  readonly status: "ok" | "failing" | "off";
  readonly milliseconds?: number;
  /** For operators, in English. */
  readonly note?: string;
}

/** A check whose failure reason is safe to show operators. */
export class Unfit extends Error {}

/** How long a check may take. */
export const PATIENCE_MS = 3_000;

export async function askDependency(check: Check): Promise<Finding> {
  if (check === undefined) return { status: "off" };
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const note = await within(PATIENCE_MS, check);
    return { status: "ok", milliseconds: took(), ...(note !== undefined && { note }) };
  } catch (error) {
    const { type, message } = new LoggedError(error);
    return { status: "failing", milliseconds: took(), note: message ?? type };
  }
}
