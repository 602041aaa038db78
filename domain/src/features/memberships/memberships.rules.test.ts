import { describe, expect, test } from "vitest";
import { PROVINCES } from "../places/places.schema.ts";
import { REAL_ESTATE_BOARDS } from "./memberships.boards.ts";
import { type AgentDetails, MEMBERSHIP_MESSAGES, readAgentProfile } from "./memberships.rules.ts";

const GOOD: AgentDetails = {
  brokerageName: " Harbourfront Realty Inc. ",
  province: "ontario",
  city: "TORONTO",
  isRealEstateMember: true,
  realEstateBoard: "Toronto Regional Real Estate Board",
};

describe("an agent's details", () => {
  test("are stored in the data's spelling, without a board unless the agent is a member", () => {
    const stored = { brokerageName: "Harbourfront Realty Inc.", province: "Ontario", city: "Toronto" };
    expect(readAgentProfile(GOOD)).toEqual({
      profile: { ...stored, isRealEstateMember: true, realEstateBoard: GOOD.realEstateBoard },
    });
    expect(readAgentProfile({ ...GOOD, isRealEstateMember: false })).toEqual({
      profile: { ...stored, isRealEstateMember: false, realEstateBoard: null },
    });
  });

  test("report missing values in the order of the form", () => {
    const empty = { brokerageName: "", province: "", city: "", isRealEstateMember: null, realEstateBoard: "" };
    const { brokerageRequired, provinceRequired, cityRequired, statusRequired } = MEMBERSHIP_MESSAGES;
    expect(Object.entries(readAgentProfile(empty).problems ?? {})).toEqual([
      ["brokerageName", brokerageRequired],
      ["province", provinceRequired],
      ["city", cityRequired],
      ["isRealEstateMember", statusRequired],
    ]);
    expect(readAgentProfile({ ...GOOD, realEstateBoard: " " }).problems).toEqual({
      realEstateBoard: MEMBERSHIP_MESSAGES.boardRequired,
    });
    expect(readAgentProfile({ ...GOOD, city: "Montreal" }).problems).toEqual({ city: MEMBERSHIP_MESSAGES.foreignCity });
    expect(readAgentProfile({ ...GOOD, brokerageName: "x".repeat(121) }).problems).toEqual({
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
