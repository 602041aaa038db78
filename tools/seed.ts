import { randomBytes } from "node:crypto";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { buildAgent, buildAgents, type NewAgent } from "@vestpocket/domain/agents/agents.factory";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { CATEGORIES, findCategory, findSubtype } from "@vestpocket/domain/categories/categories.schema";
import { buildListings, type NewListing } from "@vestpocket/domain/listings/listings.factory";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import pg from "pg";
import { v5 } from "uuid";
import { hasAccounts, insertAccounts } from "../server/src/features/accounts/accounts.queries.ts";
import { makeDemoAuthenticatorSecret, sealAuthenticatorSecret } from "../server/src/features/accounts/second-factor.ts";
import { insertAgents } from "../server/src/features/agents/agents.queries.ts";
import {
  insertListings,
  insertPictures,
  type NewListingRow,
  type PictureRow,
} from "../server/src/features/listings/listings.queries.ts";
import { insertMemberships } from "../server/src/features/memberships/memberships.queries.ts";
import { allowSeconds, type Database, type Queryable } from "../server/src/platform/database/database.ts";
import type { FileStore } from "../server/src/platform/files/files.ts";
import { hashPassword } from "../server/src/platform/password.ts";
import { drawListingPicture, type ListingView } from "./drawings/listing-picture.ts";
import { addInquiries } from "./seed-inquiries.ts";
import { addTickets } from "./seed-tickets.ts";

const LISTINGS = 1_560;
const AGENTS = 60;
const SEED = 20_261_120;
/** Agents by whose names the directory's search is shown: accents, and a board in another language. */
const NAMED_AGENTS: readonly Partial<NewAgent>[] = [
  { firstName: "Élodie", lastName: "Bélanger", province: "Quebec", city: "Montreal", language: "fr", isVerified: true },
  { firstName: "Zoë", lastName: "Nuñez", province: "British Columbia", city: "Victoria", isVerified: false },
];
/** Ids made from names under this one are the same at every seeding. */
const NAMESPACE = "6f1c2a34-5b7d-5e8f-9a0b-1c2d3e4f5a6b";
const DAY = 24 * 60 * 60 * 1000;
/** Different drawings per subtype; listings share them, since drawing one for each would make the first start slow. */
const PICTURES_PER_SUBTYPE = 6;
const PHOTO_VIEWS = ["street", "interior", "plan"] as const satisfies readonly ListingView[];
/** Owners who keep their place out of sight. */
const SHARE_WITHOUT_PICTURES = 0.06;

export interface Seeding {
  readonly db: Database;
  /** The database as the owner of its tables. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** The server's, under which the administrator's authenticator is sealed. */
  readonly secret: string;
  readonly tell: (progress: string) => void;
  readonly listings?: number;
}

/** Fills an empty database with the demo: accounts, agents and listings with pictures. Does nothing where there are accounts. */
export async function seedDemo({ db, ownerUrl, files, secret, tell, listings = LISTINGS }: Seeding): Promise<void> {
  if (await hasAccounts(db)) return;
  tell("Drawing the demo's pictures");
  await drawPictures(files);
  tell(`Loading ${listings.toLocaleString("en-CA")} demo listings`);
  const random = createRandom(SEED);
  const now = new Date();
  await db.transaction(async (tx) => {
    // On a busy machine the many rows of one statement take longer than any call may.
    await allowSeconds(tx, 60);
    const owners = await addPeople(tx, { random, now, secret });
    const built = buildListings(random, listings).map((listing) =>
      toRow(listing, pickOwner(random, owners, listing), now),
    );
    await insertListings(
      tx,
      built.map(({ row }) => row),
    );
    await insertPictures(
      tx,
      built.flatMap(({ row, listing }) => toPictures(random, row.id, listing)),
    );
    const idOf = (person: { email: string }) => v5(person.email, NAMESPACE);
    await addTickets(tx, { now, administratorId: idOf(DEMO_ACCOUNTS.admin) });
    await addInquiries(tx, {
      buyerId: idOf(DEMO_ACCOUNTS.buyer),
      ownerIds: [idOf(DEMO_ACCOUNTS.agent), idOf(DEMO_ACCOUNTS.pro)],
      listings: built.map(({ row }) => row),
      now,
    });
  });
  // Until the database's own upkeep comes by, its planner would take the tables for empty. Only their owner may tell it.
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("ANALYZE").finally(() => owner.end());
}

/** The demo accounts as they are printed at the start. */
export function listDemoAccounts(secret: string): string {
  const roles = { buyer: "a buyer", agent: "an agent", pro: "an Agent Pro member", admin: "an administrator" };
  const lines = Object.entries(roles).map(
    ([key, role]) => `  ${DEMO_ACCOUNTS[key as keyof typeof DEMO_ACCOUNTS].email.padEnd(26)} ${role}`,
  );
  const authenticator = `  The administrator's authenticator secret: ${makeDemoAuthenticatorSecret(secret)}`;
  return [`Demo accounts (password: ${DEMO_PASSWORD} )`, ...lines, authenticator].join("\n");
}

interface Owner {
  readonly id: string;
  readonly province: string;
}

async function addPeople(
  db: Queryable,
  { random, now, secret }: { random: Random; now: Date; secret: string },
): Promise<Owner[]> {
  // One hash for all: the password is printed at every start, and hashing is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const started = new Date(now.getTime() - 200 * DAY);
  const toAccount = ({ firstName, lastName, email, phoneNumber, language }: Omit<NewAccount, "password" | "role">) => ({
    firstName,
    lastName,
    email,
    phoneNumber,
    language,
    id: v5(email, NAMESPACE),
    passwordHash,
    phoneVerifiedAt: started,
    emailVerifiedAt: started,
    role: "member" as const,
    createdAt: started,
    updatedAt: started,
  });
  const toAgent = (accountId: string, agent: NewAgent) => ({
    accountId,
    brokerageName: agent.brokerageName,
    province: agent.province,
    city: agent.city,
    isRealEstateMember: agent.isRealEstateMember,
    realEstateBoard: agent.realEstateBoard,
    ...(agent.isVerified ? toVerification(agent, started) : {}),
    createdAt: started,
  });

  const toAuthenticator = (id: string) => ({
    secondFactorSecret: sealAuthenticatorSecret(secret, id, makeDemoAuthenticatorSecret(secret)),
    secondFactorSince: started,
  });
  const demo = Object.values(DEMO_ACCOUNTS).map((person) => {
    const account = { ...toAccount(person), role: person.role };
    return person.role === "administrator" ? { ...account, ...toAuthenticator(account.id) } : account;
  });
  const agents = buildAgents(random, AGENTS).map((agent, at) => {
    // One after the other, so that the administration's figures have something to show.
    const createdAt = new Date(now.getTime() - (3 + ((at * 37) % 190)) * DAY);
    return { agent, account: { ...toAccount(agent), createdAt, updatedAt: createdAt } };
  });
  const byEmail = (email: string) => demo.find((account) => account.email === email) ?? fail(email);
  const pro = byEmail(DEMO_ACCOUNTS.pro.email);
  // Of a random of their own, and without listings: the others stay as they are.
  const named = NAMED_AGENTS.map((agent, index) => buildAgent(createRandom(SEED + index), agent)).map((agent) => ({
    agent,
    account: toAccount(agent),
  }));
  const proAgent = {
    ...agents[0]?.agent,
    province: "Quebec",
    city: "Montreal",
    isRealEstateMember: true,
    realEstateBoard: REAL_ESTATE_BOARDS.Quebec[0],
  } as NewAgent;

  const members = [...agents, ...named];

  await insertAccounts(db, [...demo, ...members.map(({ account }) => account)]);
  await insertAgents(db, [
    toAgent(pro.id, proAgent),
    ...members.map(({ agent, account }) => toAgent(account.id, agent)),
  ]);
  await insertMemberships(db, [
    ...[pro.id, ...agents.map(({ account }) => account.id)].map((accountId) => ({
      accountId,
      paidThrough: new Date(now.getTime() + random.int(60, 360) * DAY),
    })),
    ...named.map(({ account }) => ({ accountId: account.id, paidThrough: new Date(now.getTime() + 300 * DAY) })),
  ]);
  return [
    { id: byEmail(DEMO_ACCOUNTS.agent.email).id, province: "Alberta" },
    { id: pro.id, province: "Quebec" },
    ...agents.map(({ agent, account }) => ({ id: account.id, province: agent.province })),
  ];
}

/** As if an administrator had looked the agent up on the day the demo began. */
function toVerification({ province, phoneNumber }: NewAgent, started: Date) {
  const { name } = findProvince(province) ?? fail(province);
  return {
    verifiedAt: started,
    regulator: (REGULATORS[name][0] ?? fail(`a regulator of ${name}`)).code,
    licenceNumber: phoneNumber.slice(-7),
    licenceCheckedOn: started.toISOString().slice(0, 10),
  };
}

function pickOwner(random: Random, owners: readonly Owner[], listing: NewListing): string {
  const local = owners.filter((owner) => owner.province === listing.province);
  return random.pick(local.length > 0 ? local : owners).id;
}

function toRow(listing: NewListing, ownerId: string, now: Date): { row: NewListingRow; listing: NewListing } {
  const { boosts, daysAgo, pictureSeed, keywords, plan, status, ...described } = listing;
  const createdAt = new Date(now.getTime() - daysAgo * DAY - (pictureSeed % DAY) / 2);
  const isDraft = status === "draft";
  const isClosed = status === "closed";
  const row: NewListingRow = {
    ...described,
    id: v5(`${pictureSeed}/${listing.title}`, NAMESPACE),
    ownerId,
    status,
    keywords: [...keywords],
    plan: isDraft ? null : plan,
    hasExposure: boosts.exposure,
    hasPriority: boosts.priority,
    createdAt,
    updatedAt: createdAt,
    publishedAt: isDraft ? null : createdAt,
    expiresAt: isDraft ? null : new Date(createdAt.getTime() + daysOf(plan) * DAY),
    // The demo's owners read no mail: nobody is told that a run ends.
    endingToldAt: now,
    closedAt: isClosed ? now : null,
    closeReason: isClosed ? (listing.listingType === "rent" ? "leased" : "sold") : null,
  };
  return { row, listing };
}

function daysOf(plan: NewListing["plan"]): number {
  return (PLAN_PRICES.find((price) => price.plan === plan) ?? fail(plan)).days;
}

function toPictures(random: Random, listingId: string, listing: NewListing): PictureRow[] {
  if (random.chance(SHARE_WITHOUT_PICTURES)) return [];
  const category = findCategory(listing.type) ?? fail(listing.type);
  const subtype = findSubtype(category, listing.subtype) ?? fail(listing.subtype);
  const drawing = listing.pictureSeed % PICTURES_PER_SUBTYPE;
  return (["front", ...PHOTO_VIEWS] as const).map((view, position) => ({
    token: randomBytes(16).toString("base64url"),
    listingId,
    position,
    storageKey: pictureKey(category.slug, subtype.slug, drawing, view),
    mediaType: "image/svg+xml",
    widths: null,
  }));
}

async function drawPictures(files: FileStore): Promise<void> {
  for (const category of CATEGORIES) {
    for (const subtype of category.subtypes) {
      for (let seed = 0; seed < PICTURES_PER_SUBTYPE; seed += 1) {
        for (const view of ["front", ...PHOTO_VIEWS] as const) {
          const picture = drawListingPicture({ category: category.slug, subtype: subtype.slug, seed, view });
          await files.write(pictureKey(category.slug, subtype.slug, seed, view), Buffer.from(picture));
        }
      }
    }
  }
}

function pictureKey(category: string, subtype: string, seed: number, view: ListingView): string {
  return `demo/${category}/${subtype}/${seed}-${view}.svg`;
}

function fail(what: string): never {
  throw new Error(`the demo needs ${what}`);
}
