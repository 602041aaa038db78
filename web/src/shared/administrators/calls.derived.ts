import * as reveals from "@vestpocket/domain/access/reveals.contract";
import * as accounts from "@vestpocket/domain/accounts/administration.contract";
import * as agents from "@vestpocket/domain/agents/agents.contract";
import * as approvals from "@vestpocket/domain/approvals/approvals.contract";
import * as audit from "@vestpocket/domain/audit/audit.contract";
import * as listings from "@vestpocket/domain/listings/removals.contract";
import * as lookups from "@vestpocket/domain/lookups/lookups.contract";
import * as messages from "@vestpocket/domain/messages/messages.contract";
import * as streams from "@vestpocket/domain/messages/streams.contract";
import * as metrics from "@vestpocket/domain/metrics/metrics.contract";
import * as notes from "@vestpocket/domain/notes/notes.contract";
import * as orders from "@vestpocket/domain/orders/order-administration.contract";
import * as presets from "@vestpocket/domain/presets/presets.contract";
import * as reports from "@vestpocket/domain/reports/reports.contract";
import type { Duty } from "@vestpocket/domain/shared/administrator-roles";
import type { Contract } from "@vestpocket/domain/shared/contract";
import * as cannedAnswers from "@vestpocket/domain/tickets/canned-answers.contract";
import * as tickets from "@vestpocket/domain/tickets/tickets.contract";

const modules = [
  ...[reveals, accounts, agents, approvals, audit, listings, lookups, messages, streams],
  ...[metrics, notes, orders, presets, reports, cannedAnswers, tickets],
];

/** The parts of the administration that each of its calls belongs to, by method and path. */
export const CALL_DUTIES: Readonly<Record<string, readonly Duty[]>> = Object.fromEntries(
  modules
    .flatMap((module) => Object.values<Contract>(module))
    .flatMap((call) => (call.access === "administrators" ? [[`${call.method} ${call.path}`, call.duties]] : [])),
);
