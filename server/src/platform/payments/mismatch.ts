import type { Logger } from "pino";

interface Mismatch {
  readonly reason: string;
  /** Ids that help a person find the payment. */
  readonly [about: string]: string | undefined;
}

/** Raises an alarm: money moved in a way that no order explains. Nothing is granted for it, and someone has to look. */
export function logPaymentMismatch(log: Logger, { reason, ...about }: Mismatch): void {
  log.error({ alarm: "payment", ...about }, `payment mismatch: ${reason}`);
}
