import { AGENT_MESSAGES } from "@vestpocket/domain/agents/agents.rules";
import { Failure } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

/** The same response whether there is no such person, their membership has ended, or their account is disabled. */
export const agentNotFound = (): Failure =>
  new Failure({ status: 404, code: "agents.not_found", text: AGENT_MESSAGES.notFound });

export const agentIdRequired = (): Failure =>
  new Failure({ status: 400, code: "agents.id_required", text: AGENT_MESSAGES.idRequired });

export const agentChanged = (): Failure =>
  new Failure({
    status: 409,
    code: "agents.changed",
    text: /*i18n*/ {
      id: "agents.changed",
      message:
        "The agent’s name, brokerage, board or province has changed since you opened this page. Please reload it and check the licence again.",
    },
  });

export const ownerNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "agents.owner_not_found",
    text: /*i18n*/ { id: "agents.owner_not_found", message: "This owner does not exist." },
  });

export const tooManyReads = (refusal: Refusal): Failure =>
  new Failure({ status: 429, code: "agents.too_many", text: AGENT_MESSAGES.tooMany, ...refusal });
