import type { ContactChoice, OwnEntry } from "@vestpocket/domain/agents/agents.schema";
import { readAgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { AgentDetailsRequest } from "@vestpocket/domain/memberships/memberships.schema";
import { badFields } from "../../platform/http/failure.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { agentNotFound } from "./agents.failures.ts";
import { findAgent, updateContactChoice } from "./agents.queries.ts";
import { isListed } from "./directory.queries.ts";
import { saveOwnAgent } from "./rechecks.usecases.ts";

/** An account's own agent details, for its profile. */
export async function readStanding(
  { db, clock }: Pick<Platform, "db" | "clock">,
  uid: string,
): Promise<{ isVerifiedAgent: boolean; directory: OwnEntry | null }> {
  const agent = await findAgent(db, uid);
  if (agent === undefined) return { isVerifiedAgent: false, directory: null };
  const { showsEmail = true, showsPhone = true, designation } = agent;
  const shown = { showsEmail, showsPhone, designation: designation ?? "" };
  const directory = { isListed: await isListed(db, uid, clock.now()), ...shown };
  return { isVerifiedAgent: agent.verifiedAt != null, directory };
}

/**
 * Stores which contact details the viewer's directory profile shows. Throws Failure: 403 for someone else's, 404 if not
 * an agent.
 */
export async function chooseContact(
  { db, recordAudit }: Pick<Platform, "db" | "recordAudit">,
  { viewer, id, choice }: { viewer: Viewer; id: string; choice: ContactChoice },
): Promise<void> {
  requireOwnAccount(viewer, id);
  const { designation, ...shown } = choice;
  const named = designation === undefined ? {} : { designation: designation === "" ? null : designation };
  await db.transaction(async (tx) => {
    if (!(await updateContactChoice(tx, id, { ...shown, ...named }))) throw agentNotFound();
    const subject = { kind: "account" as const, id };
    await recordAudit(tx, { actorId: id, action: "agents.contact_chosen", subject, details: { ...shown, ...named } });
  });
}

/**
 * Stores the viewer's brokerage and board, with or without a membership: the law asks every agent's advertisement for
 * the brokerage. Another one ends the verification. Throws Failure: 400 naming the fields, 403 for someone else's.
 */
export async function saveDetails(
  { db, clock, recordAudit }: Pick<Platform, "db" | "clock" | "recordAudit">,
  { viewer, id, details }: { viewer: Viewer; id: string; details: AgentDetailsRequest },
): Promise<void> {
  requireOwnAccount(viewer, id);
  const { profile, problems } = readAgentProfile({ ...details, realEstateBoard: details.realEstateBoard ?? "" });
  if (profile === undefined) throw badFields({ ...problems });
  const agent = { accountId: viewer.uid, ...profile, now: clock.now() };
  await db.transaction((tx) => saveOwnAgent({ recordAudit }, tx, agent));
}
