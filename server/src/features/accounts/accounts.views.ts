import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import type { User } from "@vestpocket/domain/accounts/users.schema";
import { toMoment } from "../../platform/moment.ts";
import type { Account } from "./accounts.queries.ts";

/** An account as its owner's browser stores it, and as signing in returns it. */
export function toUser(account: Account): User {
  return {
    uid: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    language: account.language,
    role: account.role,
    profilePictureUrl: account.pictureToken === null ? null : toProfilePictureUrl(account.pictureToken),
  };
}

/** What signing in needs of an account. */
export function toSignInAccount(account: Account) {
  return {
    user: toUser(account),
    passwordHash: account.passwordHash,
    isDisabled: account.disabledAt !== null,
    secondFactorSince: account.secondFactorSince,
  };
}

/** An account as its owner reads it. */
export function toProfile(
  account: Account,
  more: Omit<Profile, keyof User | "emailVerified" | "phoneNumber" | "phoneVerified" | "hasSecondFactor" | "createdAt">,
): Profile {
  return {
    ...toUser(account),
    emailVerified: account.emailVerifiedAt !== null,
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneVerifiedAt !== null,
    hasSecondFactor: account.secondFactorSince !== null,
    ...more,
    createdAt: toMoment(account.createdAt),
  };
}

/** The account's own part of its data export: everything except credentials. */
export function toExportedAccount(account: Account): Partial<Account> {
  const {
    passwordHash: _hash,
    secondFactorSecret: _secret,
    secondFactorPeriod: _period,
    enrolmentSessionId: _session,
    enrolmentBegunAt: _begunAt,
    pictureToken: _token,
    ...exported
  } = account;
  return exported;
}

/** The URL of the picture with a token. */
export function toProfilePictureUrl(token: string): string {
  return `/files/profile-pictures/${token}`;
}
