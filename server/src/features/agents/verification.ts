import { findRegulator } from "@vestpocket/domain/agents/agents.regulators";
import { type LicenceCheck, validateLicenceCheck } from "@vestpocket/domain/agents/agents.rules";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { lockAgent, updateVerification } from "./agents.queries.ts";
import { agentNotFound } from "./agents.usecases.ts";

export type Verification = ReturnType<typeof createVerification>;

/** What administrators find out about agents. Each call is part of the transaction it is given. */
export function createVerification({ clock, recordAudit }: { clock: Clock; recordAudit: RecordAudit }) {
  return {
    /** Throws Failure: 404 where there is no such agent, 400 naming the field that is wrong. */
    async verifyAgent(tx: Queryable, { id, actorId, ...check }: LicenceCheck & { id: string; actorId: string }) {
      const agent = await lockAgent(tx, id);
      if (agent === undefined) throw agentNotFound();
      const now = clock.now();
      const { province } = agent;
      const wrong = validateLicenceCheck(check, { province, today: now.toISOString().slice(0, 10) });
      if (Object.keys(wrong).length > 0) throw badFields(wrong);
      const regulator = findRegulator(province, check.regulator)?.code ?? check.regulator;
      const { checkedOn } = check;
      await updateVerification(tx, id, {
        verifiedAt: now,
        verifiedBy: actorId,
        regulator,
        licenceNumber: check.licenceNumber.trim(),
        licenceCheckedOn: checkedOn,
        unverifiedReason: null,
      });
      await recordAudit(tx, {
        actorId,
        action: "agents.verify",
        subject: { kind: "account", id },
        details: { regulator, checkedOn },
      });
    },

    /** Takes the verification back; the reason is kept with the agent, where administrators read it. */
    async unverifyAgent(tx: Queryable, { id, actorId, reason }: { id: string; actorId: string; reason: string }) {
      const agent = await lockAgent(tx, id);
      if (agent === undefined) throw agentNotFound();
      await updateVerification(tx, id, {
        verifiedAt: null,
        verifiedBy: null,
        regulator: null,
        licenceNumber: null,
        licenceCheckedOn: null,
        unverifiedReason: reason,
      });
      await recordAudit(tx, {
        actorId,
        action: "agents.unverify",
        subject: { kind: "account", id },
        details: { wasVerified: agent.verifiedAt != null },
      });
    },
  };
}
