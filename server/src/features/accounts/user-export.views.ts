import type { UserRow } from "@vestpocket/domain/accounts/administration.schema";
import type { Role } from "@vestpocket/domain/accounts/users.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toYesOrNo } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const ROLE_WORDS: Readonly<Record<Role, Message>> = {
  member: /*i18n*/ { id: "csv.role.member", message: "Member" },
  administrator: /*i18n*/ { id: "csv.role.administrator", message: "Administrator" },
};
const ENABLED = /*i18n*/ { id: "csv.account.enabled", message: "Enabled" };
const DISABLED = /*i18n*/ { id: "csv.account.disabled", message: "Disabled" };

export const USER_COLUMNS: readonly CsvColumn<UserRow & { readonly id: string }>[] = [
  { header: HEADINGS.id, value: ({ id }) => id },
  { header: HEADINGS.firstName, value: ({ firstName }) => firstName },
  { header: HEADINGS.lastName, value: ({ lastName }) => lastName },
  { header: HEADINGS.email, value: ({ email }) => email },
  { header: HEADINGS.role, value: ({ role }, say) => say(ROLE_WORDS[role]) },
  { header: HEADINGS.status, value: ({ disabled }, say) => say(disabled ? DISABLED : ENABLED) },
  { header: HEADINGS.agentPro, value: ({ isSubscribed }, say) => toYesOrNo(isSubscribed, say) },
  { header: HEADINGS.agent, value: ({ isAgent }, say) => toYesOrNo(isAgent, say) },
  { header: HEADINGS.verified, value: ({ isVerified }, say) => toYesOrNo(isVerified, say) },
  { header: HEADINGS.listings, value: ({ listings }) => listings },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
];
