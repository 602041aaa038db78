import * as calls from "@vestpocket/domain/agents/agents.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AgentDeps } from "./agents.deps.ts";
import { listAgentListings, listAgents, readAgent, readOwner } from "./directory.usecases.ts";
import { chooseContact, saveDetails } from "./own-entry.usecases.ts";
import { unverifyAgent, verifyAgent } from "./verification.usecases.ts";

const CONTACT_CHOSEN: Message = /*i18n*/ {
  id: "agents.contact_chosen",
  message: "Saved. Your profile in the directory has changed.",
};
const DETAILS_SAVED: Message = /*i18n*/ {
  id: "agents.details_saved",
  message: "Saved. Listings that you post as an agent name your brokerage.",
};
const VERIFIED: Message = /*i18n*/ { id: "agents.verified", message: "The agent is verified." };
const UNVERIFIED: Message = /*i18n*/ { id: "agents.unverified", message: "The agent is no longer verified." };

export function registerAgents(serve: Serve, deps: AgentDeps): void {
  serve(calls.readOwner, async ({ body: { uid } }) => ({ owner: await readOwner(deps, uid) }));

  serve(calls.listAgents, async ({ viewer, query: request }) => listAgents(deps, { viewer, request }));

  serve(calls.readAgent, async ({ viewer, params: { id } }) => ({ agent: await readAgent(deps, { viewer, id }) }));

  serve(calls.listAgentListings, async ({ params: { id }, query, language }) =>
    listAgentListings(deps, { ...query, id, language }),
  );

  serve(calls.chooseContact, async ({ viewer, params: { id }, body: choice, language }) => {
    await chooseContact(deps, { viewer, id, choice });
    return { msg: translate(language, CONTACT_CHOSEN) };
  });

  serve(calls.saveAgentDetails, async ({ viewer, params: { id }, body: details, language }) => {
    await saveDetails(deps, { viewer, id, details });
    return { msg: translate(language, DETAILS_SAVED) };
  });

  serve(calls.verifyAgent, async ({ viewer, params: { id }, body: { seen, ...check }, language }) => {
    await verifyAgent(deps, { viewer, id, check, seen });
    return { msg: translate(language, VERIFIED) };
  });

  serve(calls.unverifyAgent, async ({ viewer, params: { id }, body: { reason }, language }) => {
    await unverifyAgent(deps, { viewer, id, reason });
    return { msg: translate(language, UNVERIFIED) };
  });
}
