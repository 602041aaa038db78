import { validateLicenceClass, validateLicenceNumber } from "@vestpocket/domain/agents/agents.rules";
import type { ContactChoice, OwnEntry } from "@vestpocket/domain/agents/agents.schema";
import { readAgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { AgentDetailsRequest } from "@vestpocket/domain/memberships/memberships.schema";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { badFields } from "../../platform/http/failure.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgentDeps } from "./agents.deps.ts";
import { agentNotFound } from "./agents.failures.ts";
import { waitingNews } from "./agents.mails.ts";
import { endVerification, findAgent, lockAgent, updateContactChoice } from "./agents.queries.ts";
import { isListed } from "./directory.queries.ts";
import { noteRecheck, saveOwnAgent } from "./rechecks.usecases.ts";

type OwnEntryDeps = Pick<AgentDeps, "db" | "recordAudit" | "limits" | "tellAdministrators">;

/** An account's own agent details, for its profile. */
export async function readStanding(
  { db, clock }: Pick<Platform, "db" | "clock">,
  uid: string,
): Promise<{ isVerifiedAgent: boolean; directory: OwnEntry | null }> {
  const agent = await findAgent(db, uid);
  if (agent === undefined) return { isVerifiedAgent: false, directory: null };
  const { showsEmail, showsPhone, designation, statedLicenceNumber, statedLicenceClass, verifiedUntil, province } =
    agent;
  const now = clock.now();
  const isVerifiedAgent = verifiedUntil !== null && verifiedUntil >= now.toISOString().slice(0, 10);
  const directory = {
    ...{ isListed: await isListed(db, uid, now), showsEmail, showsPhone, province },
    designation: designation ?? "",
    // What administrators looked up stands where the agent has stated nothing.
    licenceNumber: statedLicenceNumber ?? agent.licenceNumber ?? "",
    licenceClass: statedLicenceClass ?? agent.licenceClass ?? ("" as const),
  };
  return { isVerifiedAgent, directory };
}

/**
 * Stores which contact details the viewer's directory profile shows. Throws Failure: 403 for someone else's, 404 if not
 * an agent.
 */
export async function chooseContact(
  { db, limits, ...deps }: OwnEntryDeps,
  { viewer, id, choice }: { viewer: Viewer; id: string; choice: ContactChoice },
): Promise<void> {
  requireOwnAccount(viewer, id);
  const { designation, licenceNumber, licenceClass, ...shown } = choice;
  const named = {
    ...(designation !== undefined && { designation: designation || null }),
    ...(licenceNumber !== undefined && { statedLicenceNumber: toLine(licenceNumber) || null }),
    ...(licenceClass !== undefined && { statedLicenceClass: licenceClass || null }),
  };
  const isMailed = licenceNumber !== undefined && (await limits.announcements.take(id)) === undefined;
  await db.transaction(async (tx) => {
    const agent = await lockAgent(tx, id);
    if (agent === undefined) throw agentNotFound();
    const { statedLicenceNumber: number = null, statedLicenceClass: kind = null } = named;
    const badNumber = number === null ? undefined : validateLicenceNumber(number);
    const badClass = kind === null ? undefined : validateLicenceClass(kind, agent.province);
    if (badNumber || badClass) {
      throw badFields({ ...(badNumber && { licenceNumber: badNumber }), ...(badClass && { licenceClass: badClass }) });
    }
    const request = toRequest(agent, { ...agent, ...named });
    await updateContactChoice(tx, id, { ...shown, ...named, ...request });
    const subject = { kind: "account" as const, id };
    const { statedLicenceNumber: _number, ...told } = named;
    await deps.recordAudit(tx, {
      actorId: id,
      action: "agents.contact_chosen",
      subject,
      details: { ...shown, ...told },
    });
    if (agent.verifiedAt && isOtherLicence(agent, { ...agent, ...named })) {
      await endVerification(tx, id, "licence");
      await noteRecheck(deps, tx, { uid: id, changed: "licence" });
    } else if (request.recheck === "stated" && agent.recheck === null) {
      await deps.tellAdministrators(tx, { duty: "support" }, waitingNews({ uid: id, isMailed }));
    }
  });
}

type Stated = Pick<NonNullable<Awaited<ReturnType<typeof lockAgent>>>, "statedLicenceNumber" | "statedLicenceClass">;

/** A licence newly stated waits for an administrator; without a number there is nothing to check. */
function toRequest(
  before: Stated & { verifiedAt: Date | null },
  after: Stated,
): { recheck?: "stated" | null; unverifiedReason?: null } {
  const { statedLicenceNumber, statedLicenceClass } = after;
  const isSame = statedLicenceNumber === before.statedLicenceNumber && statedLicenceClass === before.statedLicenceClass;
  if (isSame || before.verifiedAt) return {};
  return statedLicenceNumber === null ? { recheck: null } : { recheck: "stated" as const, unverifiedReason: null };
}

/** Whether an agent states another licence than the one that was checked. */
function isOtherLicence(
  {
    licenceNumber,
    licenceClass,
  }: Pick<NonNullable<Awaited<ReturnType<typeof lockAgent>>>, "licenceNumber" | "licenceClass">,
  { statedLicenceNumber, statedLicenceClass }: Stated,
): boolean {
  return (
    (statedLicenceNumber !== null && statedLicenceNumber !== licenceNumber) ||
    (statedLicenceClass !== null && statedLicenceClass !== licenceClass)
  );
}

/**
 * Stores the viewer's brokerage and board, with or without a membership: the law asks every agent's advertisement for
 * the brokerage. Another one ends the verification. Throws Failure: 400 naming the fields, 403 for someone else's.
 */
export async function saveDetails(
  { db, clock, ...deps }: Omit<OwnEntryDeps, "limits"> & Pick<Platform, "clock">,
  { viewer, id, details }: { viewer: Viewer; id: string; details: AgentDetailsRequest },
): Promise<void> {
  requireOwnAccount(viewer, id);
  const { profile, problems } = readAgentProfile({ ...details, realEstateBoard: details.realEstateBoard ?? "" });
  if (profile === undefined) throw badFields({ ...problems });
  const agent = { accountId: viewer.uid, ...profile, now: clock.now() };
  await db.transaction((tx) => saveOwnAgent(deps, tx, agent));
}
