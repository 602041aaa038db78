import type { Message } from "./text.ts";

/** Longest reason, in characters. */
export const REASON_MAX = 500;

export const REASON_MESSAGES = {
  required: /*i18n*/ { id: "reason.required", message: "Please give a reason." },
} as const satisfies Record<string, Message>;
