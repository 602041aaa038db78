import type { UserDetails, UserRow } from "@vestpocket/domain/accounts/administration.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { toMoment } from "../../platform/moment.ts";
import type { Account } from "./accounts.queries.ts";
import { toUser } from "./accounts.views.ts";
import type { Belongings, UserListRow } from "./administration.queries.ts";

/** An account in the administrators' list. */
export function toUserRow({ createdAt, ...row }: UserListRow): UserRow {
  return { ...row, createdAt: toMoment(createdAt) };
}

/** An account as administrators read it. */
export function toUserDetails(account: Account, { listings, membership, ...others }: Belongings): UserDetails {
  return {
    ...toUser(account),
    ...others,
    administratorRole: account.role === "administrator" ? account.administratorRole : null,
    createdAt: toMoment(account.createdAt),
    emailVerified: account.emailVerifiedAt !== null,
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneVerifiedAt !== null,
    hasSecondFactor: account.secondFactorSince !== null,
    disabledAt: account.disabledAt === null ? null : toMoment(account.disabledAt),
    disabledReason: account.disabledReason,
    listings: { draft: 0, active: 0, paused: 0, expired: 0, closed: 0, removed: 0, ...listings },
    membership,
  };
}

/** An administrator, as the command line shows them. */
export interface Administrator {
  readonly email: string;
  /** What the account was an administrator for, or is. */
  readonly role: AdministratorRole;
  readonly hasSecondFactor: boolean;
  readonly isDisabled: boolean;
}

export function toAdministrator(account: Account): Administrator {
  return {
    email: account.email,
    role: account.administratorRole,
    hasSecondFactor: account.secondFactorSince !== null,
    isDisabled: account.disabledAt !== null,
  };
}
