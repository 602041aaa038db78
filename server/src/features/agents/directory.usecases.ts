import type { AgentProfileView, ListAgentsRequest, Owner } from "@vestpocket/domain/agents/agents.schema";
import { findReplyBand } from "@vestpocket/domain/inquiries/reply-times.rules";
import { zoneOf } from "@vestpocket/domain/notifications/digest-times.rules";
import { findCityName, findProvince, UNKNOWN_PROVINCE } from "@vestpocket/domain/places/places.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { findProvinceOf } from "../../platform/database/account-province.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgentDeps } from "./agents.deps.ts";
import { agentIdRequired, agentNotFound, ownerNotFound } from "./agents.failures.ts";
import { findOwner } from "./agents.queries.ts";
import { toAgent, toAgentProfile } from "./agents.views.ts";
import { countDirectoryPage, countProfile } from "./directory.limits.ts";
import {
  type AgentCriteria,
  findProfile,
  foldTerms,
  isListed,
  listAgents as listAgentRows,
} from "./directory.queries.ts";
import { listFirstReplies } from "./reply-times.queries.ts";

/** A page of the directory: the current members of Agent Pro. Throws Failure: 400 for an unknown province, 429 beyond the limit. */
export async function listAgents(deps: AgentDeps, { viewer, request }: { viewer: Viewer; request: ListAgentsRequest }) {
  await countDirectoryPage(deps, viewer.uid);
  const { db, toPictureUrl } = deps;
  const criteria = await toCriteria(deps, request);
  const { total, rows } = await db.read((on) => listAgentRows(on, criteria, request));
  return { agents: rows.map((row) => toAgent(row, toPictureUrl)), ...describePage(request, total) };
}

/** An agent's profile. Throws Failure: 404 outside the directory, 429 beyond the limit; one's own profile is not counted. */
export async function readAgent(
  deps: AgentDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<AgentProfileView> {
  requireId(id);
  if (id !== viewer.uid) await countProfile(deps, viewer.uid);
  const profile = await findProfile(deps.db, id, deps.clock.now());
  if (profile === undefined) throw agentNotFound();
  return { ...toAgentProfile(profile, deps.toPictureUrl), replyBand: await readReplyBand(deps.db, id) };
}

/** A page of an agent's active listings. Throws Failure 404 outside the directory. */
export async function listAgentListings(
  { db, clock, listCardsOf }: AgentDeps,
  { id, page, limit, language }: PageRequest & { id: string; language: Language },
) {
  requireId(id);
  if (!(await isListed(db, id, clock.now()))) throw agentNotFound();
  const { cards, total } = await listCardsOf({ ownerId: id, page, limit, language });
  return { properties: cards, ...describePage({ page, limit }, total) };
}

/** The owner of listings, as other signed-in users see them. Throws Failure 404. */
export async function readOwner({ db, clock, toPictureUrl }: AgentDeps, uid: string): Promise<Owner> {
  const owner = await findOwner(db, uid, clock.now());
  if (owner === undefined) throw ownerNotFound();
  const { pictureToken, ...shown } = owner;
  const profilePictureUrl = pictureToken === null ? null : toPictureUrl(pictureToken);
  return { ...shown, profilePictureUrl, replyBand: await readReplyBand(db, uid) };
}

/** How fast an owner usually replies, in days of their province; null with too few replies to say. */
async function readReplyBand(db: Queryable, uid: string): Promise<Owner["replyBand"]> {
  const replies = await listFirstReplies(db, uid);
  return findReplyBand(replies, zoneOf(await findProvinceOf(db, uid)));
}

function requireId(id: string): void {
  if (id.trim() === "") throw agentIdRequired();
  if (!isUuid(id)) throw agentNotFound();
}

/** A province comes from a closed list; an unknown city simply matches nobody. */
async function toCriteria(
  { db, clock }: AgentDeps,
  { province, city, searchQuery }: ListAgentsRequest,
): Promise<AgentCriteria> {
  const found = findProvince(province);
  if (found === undefined && province.trim() !== "") throw badFields({ province: UNKNOWN_PROVINCE });
  const hasCity = city.trim() !== "";
  const hasWords = /[\p{L}\p{N}]/u.test(searchQuery);
  const named = findCityName(city, found) ?? city;
  const terms = hasCity || hasWords ? await foldTerms(db, { city: named, searchQuery }) : undefined;
  return {
    ...(found && { province: found.name }),
    ...(terms && hasCity && { cityKey: terms.cityKey }),
    ...(terms && hasWords && { words: terms.words, initial: terms.initial }),
    now: clock.now(),
  };
}
