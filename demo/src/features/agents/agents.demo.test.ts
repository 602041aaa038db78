import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import { findCity, findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { expect, test } from "vitest";
import { generateAgent, generateAgents } from "./agents.demo.ts";
import { CITY_BOARDS, PROVINCE_BOARDS } from "./brokerages.ts";

const agents = generateAgents(createRandom(7), 60);

test("the same seed gives the same agents", () => {
  expect(generateAgents(createRandom(7), 60)).toEqual(agents);
});

test("sixty agents work in every province, each in a city of their own province", () => {
  expect(new Set(agents.map(({ province }) => province)).size).toBe(PROVINCES.length);
  for (const { province, city } of agents) {
    const found = findProvince(province);
    expect(found && findCity(found, city)).toBeDefined();
  }
});

test("no two agents share a name, an e-mail or a phone", () => {
  expect(new Set(agents.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(60);
  expect(new Set(agents.map(({ email }) => email)).size).toBe(60);
  expect(new Set(agents.map(({ phoneNumber }) => phoneNumber)).size).toBe(60);
});

test("no one can reach an agent: e-mail ends in .example, phone numbers are reserved for fiction", () => {
  for (const { email, phoneNumber } of agents) {
    expect(isEmail(email)).toBe(true);
    expect(email).toMatch(/^[a-z-]+\.[a-z-]+@[a-z-]+\.example$/u);
    expect(phoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/u);
  }
});

test("an agent has a board if and only if they are a member", () => {
  for (const { isRealEstateMember, realEstateBoard } of agents)
    expect(realEstateBoard !== null).toBe(isRealEstateMember);
  expect(agents.some(({ isRealEstateMember }) => !isRealEstateMember)).toBe(true);
});

test("a third are verified, and Quebec's mostly work in French", () => {
  const many = generateAgents(createRandom(9), 390);
  expect(many.filter(({ isVerified }) => isVerified).length / many.length).toBeCloseTo(1 / 3, 1);
  const quebec = many.filter(({ province }) => province === "Quebec");
  expect(quebec.filter(({ language }) => language === "fr").length).toBeGreaterThan(quebec.length / 2);
});

test("overrides shape the agent", () => {
  expect(
    generateAgent(createRandom(1), { province: "Yukon", city: "Whitehorse", isRealEstateMember: false }),
  ).toMatchObject({
    province: "Yukon",
    city: "Whitehorse",
    realEstateBoard: null,
  });
});

test("every board of the demo's agents is one that the membership form offers", () => {
  const known = new Set(Object.values(REAL_ESTATE_BOARDS).flat());
  for (const board of [...Object.values(PROVINCE_BOARDS), ...Object.values(CITY_BOARDS)]) {
    if (board !== null) expect(known).toContain(board);
  }
});
