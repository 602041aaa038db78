import { describe, expect, test } from "vitest";
import { PROVINCES } from "../places/places.schema.ts";
import { REAL_ESTATE_BOARDS } from "./memberships.boards.ts";
import { type AgentDetails, MEMBERSHIP_MESSAGES, toAgentProfile, validateAgentDetails } from "./memberships.rules.ts";

const GOOD: AgentDetails = {
  brokerageName: " Harbourfront Realty Inc. ",
  province: "ontario",
  city: "TORONTO",
  isRealEstateMember: true,
  realEstateBoard: "Toronto Regional Real Estate Board",
};

describe("an agent's details", () => {
  test("are stored in the data's spelling, without a board unless the agent is a member", () => {
    expect(validateAgentDetails(GOOD)).toEqual({});
    expect(toAgentProfile({ ...GOOD, isRealEstateMember: false })).toEqual({
      brokerageName: "Harbourfront Realty Inc.",
      province: "Ontario",
      city: "Toronto",
      isRealEstateMember: false,
      realEstateBoard: null,
    });
  });

  test("report missing values in the order of the form", () => {
    const empty = { brokerageName: "", province: "", city: "", isRealEstateMember: null, realEstateBoard: "" };
    const { brokerageRequired, provinceRequired, cityRequired, statusRequired } = MEMBERSHIP_MESSAGES;
    expect(Object.entries(validateAgentDetails(empty))).toEqual([
      ["brokerageName", brokerageRequired],
      ["province", provinceRequired],
      ["city", cityRequired],
      ["isRealEstateMember", statusRequired],
    ]);
    expect(validateAgentDetails({ ...GOOD, realEstateBoard: " " })).toEqual({
      realEstateBoard: MEMBERSHIP_MESSAGES.boardRequired,
    });
    expect(validateAgentDetails({ ...GOOD, city: "Montreal" })).toEqual({ city: MEMBERSHIP_MESSAGES.foreignCity });
    expect(validateAgentDetails({ ...GOOD, brokerageName: "x".repeat(121) })).toEqual({
      brokerageName: MEMBERSHIP_MESSAGES.longBrokerage,
    });
  });
});

describe("the boards", () => {
  test("are unique within each province: the provincial association first, the others by name", () => {
    for (const { name } of PROVINCES) {
      const [, ...others] = REAL_ESTATE_BOARDS[name];
      expect(new Set(REAL_ESTATE_BOARDS[name]).size).toBe(REAL_ESTATE_BOARDS[name].length);
      expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, "en")));
    }
  });
});
