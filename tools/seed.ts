import { createHash, randomBytes } from "node:crypto";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { buildDemo, type Demo } from "@vestpocket/demo/demo";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { toTargetFilters } from "@vestpocket/domain/mandates/mandates.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 } from "uuid";
import { hasAccounts, insertAccounts } from "../server/src/features/accounts/accounts.queries.ts";
import {
  deriveAuthenticatorKey,
  makeDemoAuthenticatorSecret,
  sealAuthenticatorSecret,
} from "../server/src/features/accounts/authenticator.tokens.ts";
import { storeConsents } from "../server/src/features/accounts/consents.usecases.ts";
import { insertAgents } from "../server/src/features/agents/agents.queries.ts";
import { insertInquiry, insertInquiryMessage } from "../server/src/features/inquiries/inquiries.queries.ts";
import { insertListings, insertPictures } from "../server/src/features/listings/listings.queries.ts";
import { saveSecrets } from "../server/src/features/listings/secrets.queries.ts";
import { writeMandate } from "../server/src/features/mandates/mandates.queries.ts";
import { insertMemberships } from "../server/src/features/memberships/memberships.queries.ts";
import { replaceTargets } from "../server/src/features/saved-searches/targets.usecases.ts";
import { addSearchCounts } from "../server/src/features/searches/search-counts.queries.ts";
import { insertEntry, insertTicket } from "../server/src/features/tickets/tickets.queries.ts";
import { saveDays } from "../server/src/features/visits/days.queries.ts";
import { settleDays } from "../server/src/features/visits/settling.jobs.ts";
import { saveVisits } from "../server/src/features/visits/visits.queries.ts";
import { connectClient } from "../server/src/platform/database/client.ts";
import { allowSeconds, type Database, type Queryable } from "../server/src/platform/database/database.ts";
import type { FileStore } from "../server/src/platform/files/files.ts";
import { hashPassword } from "../server/src/platform/password.ts";
import { readPictures } from "./demo-pictures.ts";

export const LISTINGS = 1_560;
/** How many days of listings one statement adds. */
const DAYS_CHUNK = 2_000;

export interface Seeding {
  readonly db: Database;
  /** The database's URL, as the owner of its tables. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** The server's secret, which encrypts the administrator's authenticator secret. */
  readonly secret: string;
  readonly report: (progress: string) => void;
  readonly listings?: number;
  /** The moment that the demo is about; by default the present one. */
  readonly now?: Date;
}

/** The demo that was loaded, and the moment that it is about. */
export interface Seeded {
  readonly demo: Demo;
  readonly now: Date;
}

/**
 * Loads the demo into an empty database: accounts, agents and listings with pictures. Does nothing if there are
 * accounts, and then returns undefined.
 */
export async function seedDemo({
  db,
  ownerUrl,
  files,
  secret,
  report,
  listings = LISTINGS,
  now = new Date(),
}: Seeding): Promise<Seeded | undefined> {
  if (await hasAccounts(db)) return undefined;
  report("Unpacking the demo's pictures");
  for (const [key, svg] of readPictures()) await files.write(key, Buffer.from(svg));
  report(`Loading ${listings.toLocaleString("en-CA")} demo listings`);
  const demo = buildDemo({ listings, now });
  await db.transaction(async (tx) => {
    // On a busy machine, statements of many rows take longer than the time limit of a call.
    await allowSeconds(tx, 60);
    await addPeople(tx, demo, secret);
    await addListings(tx, demo, now);
    await addTickets(tx, demo);
    await addInquiries(tx, demo);
    await addSearches(tx, demo);
    await addMandates(tx, demo);
  });
  await saveVisits(db, demo.visits);
  for (let start = 0; start < demo.days.length; start += DAYS_CHUNK) {
    await saveDays(db, demo.days.slice(start, start + DAYS_CHUNK));
  }
  await settleDays({ db, clock: { now: () => now } });
  // Until autovacuum runs, the planner would assume empty tables. Only the tables' owner may run ANALYZE.
  const owner = await connectClient({ connectionString: ownerUrl });
  await owner.query("ANALYZE").finally(() => owner.end());
  return { demo, now };
}

/** What each demo account shows at once. */
const SHOWN = {
  buyer: [
    "a buyer: an approved access to sign (Access, My requests), a counter-offer to answer (To do),",
    "signed NDAs with their certificates, and two deal rooms to read",
  ],
  agent: [
    "an agent in Alberta: two access requests and an offer to answer, five confidential listings,",
    "who read what (Access log), orders with a refund",
  ],
  pro: [
    "an Agent Pro member in Quebec, in French: four confidential listings with texts in both languages,",
    "an accepted offer, a deal in due diligence, a disputed payment",
  ],
  admin: ["an administrator: metrics, open and resolved reports, tickets, a refund and a dispute, the audit log"],
} as const satisfies Record<keyof typeof DEMO_ACCOUNTS, readonly string[]>;

/** The demo accounts as they are printed on startup. */
export function listDemoAccounts(secret: string): string {
  const lines = Object.entries(SHOWN).flatMap(([key, [first, ...rest]]) => [
    `  ${DEMO_ACCOUNTS[key as keyof typeof DEMO_ACCOUNTS].email.padEnd(26)} ${first}`,
    ...rest.map((line) => " ".repeat(29) + line),
  ]);
  const authenticator = `  The administrator's authenticator secret: ${makeDemoAuthenticatorSecret(secret)}`;
  return [`Demo accounts (password: ${DEMO_PASSWORD} )`, ...lines, authenticator].join("\n");
}

async function addPeople(tx: Queryable, demo: Demo, secret: string): Promise<void> {
  const { accounts, agents, memberships, startedAt } = demo;
  // One hash for all: the password is printed on every startup, and hashing is deliberately slow.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const toAuthenticator = (id: string) => ({
    secondFactorSecret: sealAuthenticatorSecret(deriveAuthenticatorKey(secret), {
      accountId: id,
      secret: makeDemoAuthenticatorSecret(secret),
    }),
    secondFactorSince: startedAt,
  });
  await insertAccounts(
    tx,
    accounts.map((account) => ({
      ...account,
      passwordHash,
      phoneVerifiedAt: startedAt,
      emailVerifiedAt: startedAt,
      updatedAt: account.createdAt,
      ...(account.role === "administrator" ? toAuthenticator(account.id) : {}),
    })),
  );
  for (const { id, language, createdAt } of accounts) {
    await storeConsents({ clock: { now: () => createdAt } }, tx, { accountId: id, language, way: "sign-up" });
  }
  await insertAgents(tx, agents);
  await insertMemberships(tx, memberships);
}

async function addListings(tx: Queryable, demo: Demo, now: Date): Promise<void> {
  await insertListings(
    tx,
    demo.listings.map(({ boosts, daysAgo, pictureSeed, keywords, ...listing }) => ({
      ...listing,
      keywords: [...keywords],
      hasExposure: boosts.exposure,
      hasPriority: boosts.priority,
      hasSocial: listing.plan === "Showcase Plus",
      updatedAt: listing.createdAt,
      // Lately enough that nobody is asked at once.
      confirmedAt:
        listing.publishedAt &&
        new Date(Math.max(listing.publishedAt.getTime(), now.getTime() - (daysAgo % 7) * DAY_MS)),
      // The demo's owners read no e-mail: they need no reminder that a listing expires.
      endingToldAt: now,
    })),
  );
  for (const secret of demo.secrets) await saveSecrets(tx, secret);
  await insertPictures(
    tx,
    demo.pictures.map((picture) => ({ ...picture, token: randomBytes(16).toString("base64url"), widths: null })),
  );
}

async function addTickets(tx: Queryable, { tickets, adminId }: Demo): Promise<void> {
  for (const { history, ...ticket } of tickets) {
    const id = idAt(ticket.createdAt);
    const revision = history.length + 1;
    const emailKey = toEmailKey(ticket.email);
    await insertTicket(tx, { ...ticket, id, emailKey, revision, confirmedAt: ticket.createdAt });
    for (const entry of history)
      await insertEntry(tx, { ...entry, id: idAt(entry.at), ticketId: id, actorId: adminId });
  }
}

async function addInquiries(tx: Queryable, { conversations }: Demo): Promise<void> {
  for (const { listing, ownerId, sender, messages } of conversations) {
    const id = v7();
    const [first] = messages;
    const last = messages.at(-1);
    if (first === undefined || last === undefined) continue;
    await insertInquiry(tx, {
      id,
      listingId: listing.id,
      listingTitle: listing.title,
      ownerId,
      senderId: sender.id,
      senderName: `${sender.firstName} ${sender.lastName}`,
      senderPhone: sender.phoneNumber,
      createdAt: first.createdAt,
      lastAt: last.createdAt,
      ownerUnread: messages.length === 1,
      senderUnread: false,
    });
    for (const message of messages) await insertInquiryMessage(tx, { ...message, id: v7(), inquiryId: id });
  }
}

async function addSearches(tx: Queryable, { searches: { days, misses } }: Demo): Promise<void> {
  const keyOf = (filters: object) => createHash("sha256").update(JSON.stringify(filters)).digest("hex");
  await addSearchCounts(tx, { days, misses: misses.map((miss) => ({ ...miss, key: keyOf(miss.filters) })) });
}

async function addMandates(tx: Queryable, { mandates }: Demo): Promise<void> {
  for (const { createdAt: now, ...mandate } of mandates) {
    await writeMandate(tx, { ...mandate, private: null, now });
    const { id: mandateId, accountId, name, cadence } = mandate;
    const filters = toTargetFilters(mandate);
    await replaceTargets({ clock: { now: () => now } }, tx, { accountId, mandateId, name, cadence, filters });
  }
}

function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime() });
}
