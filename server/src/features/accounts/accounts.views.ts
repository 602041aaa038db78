import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import type { User } from "@vestpocket/domain/accounts/users.schema";
import { toMoment } from "../../platform/moment.ts";
import type { Account } from "./accounts.queries.ts";
import type { Belongings } from "./administration.queries.ts";

/** An account as its owner's browser keeps it, and as signing in returns it. */
function toUser(account: Account): User {
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
export function toSignInAccount(account: Account): { user: User; passwordHash: string; isDisabled: boolean } {
  return { user: toUser(account), passwordHash: account.passwordHash, isDisabled: account.disabledAt !== null };
}

/** What an account's owner reads of it. */
export function toProfile(account: Account, more: { newEmail: string | null; isSubscribed: boolean }): Profile {
  return {
    ...toUser(account),
    emailVerified: account.emailVerifiedAt !== null,
    newEmail: more.newEmail,
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneVerifiedAt !== null,
    isSubscribed: more.isSubscribed,
    hasSecondFactor: account.secondFactorSince !== null,
    createdAt: toMoment(account.createdAt),
  };
}

/** What administrators read of an account. */
export function toUserDetails(account: Account, belongings: Belongings, now: Date): UserDetails {
  const { listings, membership, ...others } = belongings;
  return {
    ...toUser(account),
    ...others,
    createdAt: toMoment(account.createdAt),
    emailVerified: account.emailVerifiedAt !== null,
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneVerifiedAt !== null,
    hasSecondFactor: account.secondFactorSince !== null,
    disabledAt: account.disabledAt === null ? null : toMoment(account.disabledAt),
    disabledReason: account.disabledReason,
    listings: { draft: 0, active: 0, expired: 0, closed: 0, removed: 0, ...listings },
    membership: membership && { ...membership, isSubscribed: membership.paidThrough.seconds > now.getTime() / 1000 },
  };
}

export function toProfilePictureUrl(token: string): string {
  return `/files/profile-pictures/${token}`;
}
