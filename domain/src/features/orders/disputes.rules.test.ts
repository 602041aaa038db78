import { describe, expect, test } from "vitest";
import { DISPUTE_STATUSES, isClosedDispute, isInquiry, laterDisputeStatus } from "./disputes.rules.ts";

describe("a dispute's status", () => {
  test("only moves forward, whichever of two is learned first", () => {
    for (const one of DISPUTE_STATUSES) {
      for (const other of DISPUTE_STATUSES) {
        expect(laterDisputeStatus(one, other)).toBe(laterDisputeStatus(other, one));
      }
    }
    expect(laterDisputeStatus("warning_needs_response", "needs_response")).toBe("needs_response");
    expect(laterDisputeStatus("won", "under_review")).toBe("won");
  });

  test("says whether it is closed and whether it is an inquiry", () => {
    expect(DISPUTE_STATUSES.filter(isClosedDispute)).toEqual(["warning_closed", "lost", "prevented", "won"]);
    expect(DISPUTE_STATUSES.filter(isInquiry)).toEqual([
      "warning_needs_response",
      "warning_under_review",
      "warning_closed",
    ]);
  });
});
