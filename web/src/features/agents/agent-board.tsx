import { Trans } from "@lingui/react/macro";
import type { Agent } from "@vestpocket/domain/agents/agents.schema";

/** The board an agent belongs to, under its own name. */
export function AgentBoard({ agent }: { agent: Agent }) {
  const { realEstateBoard } = agent;
  if (agent.isRealEstateMember === "false" || realEstateBoard === null) {
    return <Trans>Not a member of a real estate board</Trans>;
  }
  return <Trans>Member: {realEstateBoard}</Trans>;
}
