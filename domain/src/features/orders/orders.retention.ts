import type { Retention } from "../../shared/retention.ts";

/** Orders of accounts that are gone. */
export const ORDER_RETENTION = {
  years: 7,
  why: "six years after the end of the tax year (Income Tax Act s. 230(4), Excise Tax Act s. 286(3), Quebec's Tax Administration Act s. 35.1); counted from the last change, once the account is gone",
} as const satisfies Retention;
