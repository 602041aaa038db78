import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import { foldText, type Language } from "@vestpocket/domain/shared/text";
import { CITY_MARKETS, type CityMarket } from "../places/markets.ts";
import { AREA_CODES, BROKERAGES, CITY_BOARDS, FRENCH_BROKERAGES, PROVINCE_BOARDS } from "./brokerages.ts";
import { ENGLISH_FIRST, ENGLISH_LAST, FRENCH_FIRST, FRENCH_LAST } from "./names.ts";

/** A real estate agent as the Agent Pro form and the administrators made it. */
export interface DemoAgent {
  readonly firstName: string;
  readonly lastName: string;
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  /** Null for an agent who is not a member. */
  readonly realEstateBoard: string | null;
  /** Under `.example`, which reaches no one. */
  readonly email: string;
  /** E.164, of the numbers reserved for fiction: +1, area code, 555-01xx. */
  readonly phoneNumber: string;
  readonly isVerified: boolean;
  readonly language: Language;
}

/** Share of the agents who work in French. */
const FRENCH_SHARES: Readonly<Record<string, number>> = { Quebec: 0.8, "New Brunswick": 0.35 };

/** One agent, in the larger cities more often; the same state of `random` gives the same agent. */
export function generateAgent(random: Random, overrides: Partial<DemoAgent> = {}): DemoAgent {
  const market = drawMarket(random, overrides);
  const language = overrides.language ?? (random.chance(FRENCH_SHARES[market.province] ?? 0.02) ? "fr" : "en");
  const isFrench = language === "fr";
  const firstName = overrides.firstName ?? random.pick(isFrench ? FRENCH_FIRST : ENGLISH_FIRST);
  const lastName = overrides.lastName ?? random.pick(isFrench ? FRENCH_LAST : ENGLISH_LAST);
  const brokerage = random.pick(isFrench ? FRENCH_BROKERAGES : BROKERAGES);
  const board = CITY_BOARDS[market.city] ?? PROVINCE_BOARDS[market.province];
  const isRealEstateMember = overrides.isRealEstateMember ?? (board !== null && random.chance(0.85));
  const areaCodes = AREA_CODES[market.city] ?? AREA_CODES[market.province] ?? ["867"];
  return {
    firstName,
    lastName,
    brokerageName: brokerage.name,
    province: market.province,
    city: market.city,
    isRealEstateMember,
    realEstateBoard: isRealEstateMember ? board : null,
    email: `${toMailName(firstName)}.${toMailName(lastName)}@${brokerage.domain}`,
    phoneNumber: `+1${random.pick(areaCodes)}55501${String(random.int(0, 99)).padStart(2, "0")}`,
    isVerified: random.chance(1 / 3),
    language,
    ...overrides,
  };
}

/** Agents of every province, as far as the count allows. No two have the same e-mail; the first 400 share no name or phone. */
export function generateAgents(random: Random, count: number): DemoAgent[] {
  const agents: DemoAgent[] = [];
  const taken = new Set<string>();
  const provinces = PROVINCES.slice(0, count).map((province) => province.name);
  while (agents.length < count) {
    const province = provinces[agents.length];
    const agent = generateAgent(random, province === undefined ? {} : { province });
    const marks = [`${agent.firstName} ${agent.lastName}`, agent.email, agent.phoneNumber];
    // A long list runs out of fictional numbers and names: from then on, only the e-mail must be unique.
    const isTaken = agents.length < 400 ? marks.some((mark) => taken.has(mark)) : false;
    if (isTaken) continue;
    const email = taken.has(agent.email) ? agent.email.replace("@", `${agents.length}@`) : agent.email;
    for (const mark of [...marks, email]) taken.add(mark);
    agents.push({ ...agent, email });
  }
  return agents;
}

function drawMarket(random: Random, { province, city }: Partial<DemoAgent>): CityMarket {
  const markets = CITY_MARKETS.filter(
    (market) =>
      (province === undefined || market.province === province) && (city === undefined || market.city === city),
  );
  return random.weighted(markets, (market) => market.weight);
}

function toMailName(name: string): string {
  return foldText(name).replace(/[^a-z]+/gu, "-");
}
