import { defineData } from "../../platform/data.ts";

export const agentData = defineData({
  agents: {
    about: "an account's brokerage, board and licence",
    people: ["account_id", "verified_by"],
    ends: { with: "accounts" },
    exportedAs: "agent",
    credentials: false,
  },
  agent_entries: {
    about: "the rows that the directory searches, maintained by triggers",
    people: ["account_id"],
    ends: { with: "accounts" },
    notExported: "a copy of account, agent and membership for searching",
    credentials: false,
  },
});
