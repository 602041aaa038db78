import type { Queryable } from "../database/database.ts";

/** What a payment event changes, in the transaction that records the event. */
export type PaymentEffect = (tx: Queryable) => Promise<void>;

export const NO_EFFECT: PaymentEffect = async () => undefined;
