import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { agentData } from "./agents.data.ts";
import type { AgentsNeeds } from "./agents.deps.ts";
import { findAgent } from "./agents.queries.ts";
import { registerAgents } from "./agents.routes.ts";
import { createDirectoryLimits } from "./directory.limits.ts";
import { readStanding } from "./own-entry.usecases.ts";
import { endLapsedVerifications, noteNewName, saveOwnAgent } from "./rechecks.usecases.ts";

/** The directory of Agent Pro's members, their profiles, and their verification by administrators. */
export async function createAgents({ serve, ...platform }: Platform, needs: AgentsNeeds) {
  const { db, jobs } = platform;
  const deps = { ...platform, ...needs };
  registerAgents(serve, { ...deps, limits: createDirectoryLimits(db) });
  await jobs?.schedule({ name: "agents.end", cron: "25 * * * *", work: () => endLapsedVerifications(deps) });
  return {
    find: (uid: string) => findAgent(db, uid),
    personalData: {
      exports: { agent: ({ id }) => findAgent(db, id) },
    } satisfies PersonalDataOf<typeof agentData>,
    /** An account's own agent details, for its profile. */
    readStanding: (uid: string) => readStanding(platform, uid),
    /** Stores an agent's brokerage and board. Changing either, or the province, ends the verification. */
    save: (tx: Queryable, agent: Parameters<typeof saveOwnAgent>[2]) => saveOwnAgent(deps, tx, agent),
    /** Ends the verification of an agent whose name changed. */
    noteNewName: (tx: Queryable, uid: string) => noteNewName(deps, tx, uid),
  };
}
