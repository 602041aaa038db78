import type { Contract } from "@vestpocket/domain/shared/contract";
import { safeParse } from "zod/mini";
import { failureSchema } from "../platform/http/error-handler.ts";
import type { Answer } from "./test-app.ts";

/** Internals that only readers of the code or the machine should see. */
const INSIDES =
  /node_modules|\.ts:\d|\bat async\b|\bSELECT\b|\bINSERT INTO\b|drizzle|postgres|ECONN|\/(?:server|home|tmp|usr)\//u;

/** What is wrong with a response, whatever the request; undefined if nothing is. */
export function judge(answer: Answer, call?: Contract): string | undefined {
  const { status, body, text, headers } = answer;
  if (status >= 500 && !isDeliberate(answer)) return `a server error: ${text}`;
  if (status >= 400) {
    if (text !== "" && !safeParse(failureSchema, body).success) return `another shape than every error has: ${text}`;
    return INSIDES.test(text) ? `an error that shows the insides: ${text}` : undefined;
  }
  const isWhole = call?.answer !== undefined && status === (call.status ?? 200) && body !== undefined;
  if (!isWhole || headers["content-disposition"] !== undefined) return undefined;
  const read = safeParse(call.answer, body);
  return read.success ? undefined : `not what the contract says: ${JSON.stringify(read.error.issues).slice(0, 400)}`;
}

/** Busy, or out of space, and says when to retry. */
const isDeliberate = ({ status, headers }: Answer): boolean =>
  (status === 503 || status === 507) && headers["retry-after"] !== undefined;
