import { AGENT_MESSAGES } from "@vestpocket/domain/agents/agents.rules";
import type { ListAgentsRequest } from "@vestpocket/domain/agents/agents.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { findProvince, UNKNOWN_PROVINCE } from "@vestpocket/domain/places/places.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import { toAgent, toAgentProfile } from "./agents.views.ts";
import { type AgentCriteria, countAgents, findProfile, foldTerms, isListed, listAgents } from "./directory.queries.ts";
import type { ReadingLimits } from "./reading-limits.ts";

export type Agents = ReturnType<typeof createAgents>;

/** The directory: who is a member of Agent Pro now, and can be found. */
export function createAgents(parts: {
  db: Database;
  clock: Clock;
  limits: ReadingLimits;
  toPictureUrl: (token: string) => string;
  /** A page of somebody's active listings, newest first, with how many there are. */
  listCardsOf: (
    ownerId: string,
    page: PageRequest,
    language: Language,
  ) => Promise<{ cards: ListingCard[]; total: number }>;
}) {
  const { db, clock, limits, toPictureUrl } = parts;

  return {
    /** Throws Failure: 400 for a province there is none of, 429 beyond the limit. */
    async list(viewerId: string, request: ListAgentsRequest) {
      const { page, limit } = request;
      await limits.takePage(viewerId);
      const criteria = await toCriteria(db, request, clock.now());
      const [total, rows] = await Promise.all([countAgents(db, criteria), listAgents(db, criteria, { page, limit })]);
      return {
        agents: rows.map((row) => toAgent(row, toPictureUrl)),
        page,
        totalPages: countPages(total, limit),
        totalResults: total,
      };
    },

    /** Throws Failure: 404 for who is not in the directory, 429 beyond the limit; one's own profile is not counted. */
    async get(viewerId: string, id: string) {
      requireId(id);
      if (id.toLowerCase() !== viewerId) await limits.takeProfile(viewerId);
      const profile = await findProfile(db, id, clock.now());
      if (profile === undefined) throw agentNotFound();
      return { agent: toAgentProfile(profile, toPictureUrl) };
    },

    /** The active listings of an agent who is in the directory. Throws Failure 404 for who is not. */
    async listListings(id: string, request: PageRequest, language: Language) {
      requireId(id);
      if (!(await isListed(db, id, clock.now()))) throw agentNotFound();
      const { cards, total } = await parts.listCardsOf(id, request, language);
      return {
        properties: cards,
        page: request.page,
        totalPages: countPages(total, request.limit),
        totalResults: total,
      };
    },
  };
}

/** The same answer for nobody, for who is no member any more and for who is disabled. */
export function agentNotFound(): Failure {
  return new Failure({ status: 404, code: "agents.not_found", text: AGENT_MESSAGES.notFound });
}

function requireId(id: string): void {
  if (id.trim() === "") throw new Failure({ status: 400, code: "agents.id_required", text: AGENT_MESSAGES.idRequired });
  if (!z.uuid().safeParse(id).success) throw agentNotFound();
}

/** A province is one of a closed list; a city that no agent works in finds nobody. */
async function toCriteria(
  db: Database,
  { province, city, searchQuery }: ListAgentsRequest,
  now: Date,
): Promise<AgentCriteria> {
  const found = findProvince(province);
  if (found === undefined && province.trim() !== "") throw badFields({ province: UNKNOWN_PROVINCE });
  const hasCity = city.trim() !== "";
  const hasWords = /[\p{L}\p{N}]/u.test(searchQuery);
  const terms = hasCity || hasWords ? await foldTerms(db, { city, searchQuery }) : undefined;
  return {
    ...(found === undefined ? {} : { province: found.name }),
    ...(terms !== undefined && hasCity ? { cityKey: terms.cityKey } : {}),
    ...(terms !== undefined && hasWords ? { words: terms.words } : {}),
    now,
  };
}
