import { z } from "zod";
import { wholeNumber } from "./setting-kinds.ts";

/** What takes a second administrator. */
export interface ApprovalSettings {
  /** Up to how many refunded cents of an order one administrator decides alone; null means any. */
  readonly refundsUpToCents: number | null;
  /** Whether a look at a listing's confidential details takes two. */
  readonly isForInspections: boolean;
}

/** More than any order costs, in dollars. */
const DOLLARS_MAX = 100_000;

/** The environment variables for what takes a second administrator. */
export const approvalsEnvironment = {
  APPROVE_REFUNDS_OVER: wholeNumber(0, DOLLARS_MAX).optional(),
  APPROVE_CONFIDENTIAL: z.enum(["on", "off"]).default("off"),
};

type ApprovalsEnvironment = z.infer<z.ZodObject<typeof approvalsEnvironment>>;

export function readApprovals(env: ApprovalsEnvironment): ApprovalSettings {
  const { APPROVE_REFUNDS_OVER: dollars, APPROVE_CONFIDENTIAL } = env;
  return {
    refundsUpToCents: dollars === undefined ? null : dollars * 100,
    isForInspections: APPROVE_CONFIDENTIAL === "on",
  };
}
