import { isDeepStrictEqual } from "node:util";
import { findRegulator, listLicenceClasses } from "@vestpocket/domain/agents/agents.regulators";
import { findVerificationEnd, type LicenceCheck, validateLicenceCheck } from "@vestpocket/domain/agents/agents.rules";
import type { SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgentDeps } from "./agents.deps.ts";
import { agentChanged, agentNotFound } from "./agents.failures.ts";
import { lockAgent, lockChecked, NOT_VERIFIED, updateVerification } from "./agents.queries.ts";

interface Verified {
  readonly viewer: Viewer;
  readonly id: string;
}

/**
 * Records that an administrator checked an agent's licence. Throws Failure: 404, 400 naming the invalid field, or 409 if the
 * agent's details are no longer those that the administrator saw.
 */
export async function verifyAgent(
  { db, clock, recordAudit }: AgentDeps,
  { viewer, id, check, seen }: Verified & { readonly check: LicenceCheck; readonly seen: SeenAgent },
): Promise<void> {
  await db.transaction(async (tx) => {
    const agent = isUuid(id) ? await lockChecked(tx, id) : undefined;
    if (agent === undefined) throw agentNotFound();
    if (!isDeepStrictEqual({ ...agent }, { ...seen })) throw agentChanged();
    const { province } = agent;
    const now = clock.now();
    const problems = validateLicenceCheck(check, { province, today: now.toISOString().slice(0, 10) });
    if (Object.keys(problems).length > 0) throw badFields(problems);
    const regulator = findRegulator(province, check.regulator)?.code ?? check.regulator;
    const { checkedOn, expiresOn } = check;
    const licenceClass = listLicenceClasses(province).find((each) => each === check.licenceClass) ?? null;
    await updateVerification(tx, id, {
      verifiedAt: now,
      verifiedBy: viewer.uid,
      regulator,
      licenceNumber: check.licenceNumber,
      licenceClass,
      licenceCheckedOn: checkedOn,
      licenceExpiresOn: expiresOn === "" ? null : expiresOn,
      unverifiedReason: null,
      recheck: null,
    });
    await recordAudit(tx, {
      actorId: viewer.uid,
      action: "agents.verify",
      subject: { kind: "account", id },
      details: { regulator, licenceClass, checkedOn, until: findVerificationEnd(check) },
    });
  });
}

/** Removes an agent's verification. Only administrators see the reason. Throws Failure 404. */
export async function unverifyAgent(
  { db, recordAudit }: AgentDeps,
  { viewer, id, reason }: Verified & { readonly reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const agent = await getLockedAgent(tx, id);
    await updateVerification(tx, id, { ...NOT_VERIFIED, unverifiedReason: reason, recheck: null });
    await recordAudit(tx, {
      actorId: viewer.uid,
      action: "agents.unverify",
      subject: { kind: "account", id },
      details: { wasVerified: agent.verifiedAt != null },
    });
  });
}

async function getLockedAgent(tx: Queryable, id: string) {
  const agent = isUuid(id) ? await lockAgent(tx, id) : undefined;
  if (agent === undefined) throw agentNotFound();
  return agent;
}
