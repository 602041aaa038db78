import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AgentsNeeds } from "./agents.deps.ts";
import { findAgent, saveAgent } from "./agents.queries.ts";
import { registerAgents } from "./agents.routes.ts";
import { createDirectoryLimits } from "./directory.limits.ts";

/** The directory of Agent Pro's members, their profiles, and their verification by administrators. */
export function createAgents({ serve, ...platform }: Platform, needs: AgentsNeeds) {
  const { db, recordAudit } = platform;
  registerAgents(serve, { ...platform, ...needs, limits: createDirectoryLimits(db) });
  return {
    find: (uid: string) => findAgent(db, uid),
    /** Stores an agent's brokerage and board, and audits the change. */
    save: async (tx: Queryable, agent: Parameters<typeof saveAgent>[1]) => {
      await saveAgent(tx, agent);
      const actorId = agent.accountId;
      await recordAudit(tx, { actorId, action: "agents.save", subject: { kind: "account", id: actorId } });
    },
  };
}
