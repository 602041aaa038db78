import type { ApprovalKind } from "@vestpocket/domain/approvals/approvals.rules";
import type { Approved } from "../../platform/approvals.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { TellAdministrators } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";

/** What approvals need from other features. */
export interface ApprovalNeeds {
  readonly findContact: FindContact;
  readonly tellAdministrators: TellAdministrators;
}

export interface ApprovalDeps extends Pick<Platform, "db" | "clock" | "recordAudit" | "tell">, ApprovalNeeds {}

/** What does it, by kind. */
export type Perform = Readonly<Record<ApprovalKind, (approved: Approved) => Promise<unknown>>>;
