import { expect, test } from "vitest";
import { createRandom } from "../../shared/random.ts";
import { isEmail } from "../accounts/accounts.rules.ts";
import { findCity, findProvince, PROVINCES } from "../places/places.schema.ts";
import { buildAgent, buildAgents } from "./agents.factory.ts";

const agents = buildAgents(createRandom(7), 60);

test("the same seed gives the same agents", () => {
  expect(buildAgents(createRandom(7), 60)).toEqual(agents);
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

test("an agent can be reached by no one: mail ends at .example, phones are kept for fiction", () => {
  for (const { email, phoneNumber } of agents) {
    expect(isEmail(email)).toBe(true);
    expect(email).toMatch(/^[a-z-]+\.[a-z-]+@[a-z-]+\.example$/u);
    expect(phoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/u);
  }
});

test("a member names a board, others name none", () => {
  for (const { isRealEstateMember, realEstateBoard } of agents)
    expect(realEstateBoard !== null).toBe(isRealEstateMember);
  expect(agents.some(({ isRealEstateMember }) => !isRealEstateMember)).toBe(true);
});

test("a third are verified, and Quebec's mostly work in French", () => {
  const many = buildAgents(createRandom(9), 390);
  expect(many.filter(({ isVerified }) => isVerified).length / many.length).toBeCloseTo(1 / 3, 1);
  const quebec = many.filter(({ province }) => province === "Quebec");
  expect(quebec.filter(({ language }) => language === "fr").length).toBeGreaterThan(quebec.length / 2);
});

test("overrides shape the agent", () => {
  expect(
    buildAgent(createRandom(1), { province: "Yukon", city: "Whitehorse", isRealEstateMember: false }),
  ).toMatchObject({
    province: "Yukon",
    city: "Whitehorse",
    realEstateBoard: null,
  });
});
