import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { listLicenceClasses, REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { DEMO_ACCOUNTS, DEMO_CAST } from "./features/accounts/accounts.demo.ts";
import { type DemoAgent, generateAgent, generateAgents } from "./features/agents/agents.demo.ts";
import { demoId } from "./ids.ts";

const AGENTS = 60;
const DAY = 24 * 60 * 60 * 1000;

/** Agents that show what the directory's search can find: names with accents, a name in another language. */
const NAMED_AGENTS: readonly Partial<DemoAgent>[] = [
  { firstName: "Élodie", lastName: "Bélanger", province: "Quebec", city: "Montreal", language: "fr", isVerified: true },
  { firstName: "Zoë", lastName: "Nuñez", province: "British Columbia", city: "Victoria", isVerified: false },
];
const NAMED_SEED = 20_261_120;

/** Not an agent, and offers a business of their own. */
const PRIVATE_OWNER = buildAccount({
  firstName: "Gisèle",
  lastName: "Lavallée",
  email: "gisele.lavallee@bakehouse.example",
  phoneNumber: "+12045550114",
});

/** The demo accounts, its readers and the agents, with who owns listings. The named agents own none. */
export function buildPeople(random: Random, now: Date) {
  const startedAt = new Date(now.getTime() - 200 * DAY);
  const { agent, buyer, pro, admin } = DEMO_ACCOUNTS;
  const agents = generateAgents(random, AGENTS).map((person, at) => {
    // Spread over time, so that the administrators' charts have something to show.
    const createdAt = new Date(now.getTime() - (3 + ((at * 37) % 190)) * DAY);
    return { person, id: demoId(person.email), createdAt };
  });
  // These use their own random numbers, so that adding one changes nobody else.
  const named = NAMED_AGENTS.map((given, at) => generateAgent(createRandom(NAMED_SEED + at), given)).map((person) => ({
    person,
    id: demoId(person.email),
    createdAt: startedAt,
  }));
  const proAgent = {
    ...agents[0]?.person,
    province: "Quebec",
    city: "Montreal",
    isRealEstateMember: true,
    realEstateBoard: REAL_ESTATE_BOARDS.Quebec[0],
  } as DemoAgent;
  const members = [...agents, ...named];
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY);
  return {
    startedAt,
    adminId: demoId(admin.email),
    agentId: demoId(agent.email),
    proId: demoId(pro.email),
    buyerId: demoId(buyer.email),
    privateOwnerId: demoId(PRIVATE_OWNER.email),
    accounts: [
      ...[...Object.values(DEMO_CAST), PRIVATE_OWNER].map((person) => toAccount(person, startedAt)),
      ...members.map(({ person, createdAt }) => toAccount({ ...person, role: "member" }, createdAt)),
    ],
    agents: [
      toAgent(proAgent, { accountId: demoId(pro.email), startedAt }),
      ...members.map(({ id, person }) => toAgent(person, { accountId: id, startedAt })),
    ],
    memberships: [
      ...[demoId(pro.email), ...agents.map(({ id }) => id)].map((accountId) => ({
        accountId,
        paidThrough: daysFromNow(random.int(60, 360)),
      })),
      ...named.map(({ id }) => ({ accountId: id, paidThrough: daysFromNow(300) })),
    ],
    owners: [
      { id: demoId(agent.email), province: "Alberta" },
      { id: demoId(pro.email), province: "Quebec" },
      ...agents.map(({ id, person }) => ({ id, province: person.province })),
    ],
  };
}

type DemoAccount = (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];

function toAccount(person: Omit<DemoAccount, "password">, createdAt: Date) {
  const { firstName, lastName, email, phoneNumber, language, role } = person;
  return { id: demoId(email), firstName, lastName, email, phoneNumber, language, role, createdAt };
}

function toAgent(agent: DemoAgent, { accountId, startedAt }: { accountId: string; startedAt: Date }) {
  const { brokerageName, province, city, isRealEstateMember, realEstateBoard, isVerified } = agent;
  return {
    accountId,
    brokerageName,
    province,
    city,
    isRealEstateMember,
    realEstateBoard,
    createdAt: startedAt,
    // Business addresses and numbers, which reach no one.
    ...{ showsEmail: true, showsPhone: true },
    ...(isVerified ? toVerification(agent, startedAt) : {}),
  };
}

/** As if an administrator had looked up the agent's licence on the demo's first day. */
function toVerification({ province, phoneNumber }: DemoAgent, startedAt: Date) {
  const name = findProvince(province)?.name;
  const regulator = name && REGULATORS[name][0]?.code;
  if (regulator === undefined) throw new Error(`the demo needs a regulator for ${province}`);
  return {
    verifiedAt: startedAt,
    regulator,
    licenceNumber: phoneNumber.slice(-7),
    licenceClass: listLicenceClasses(province)[0] ?? null,
    licenceCheckedOn: startedAt.toISOString().slice(0, 10),
  };
}
