import type { User } from "@vestpocket/domain/sessions/sessions.schema";
import type { Account } from "./accounts.queries.ts";

/** What signing in compares and answers; the answer's schema leaves the hash out. */
export function toSignInAccount(account: Account): User & { passwordHash: string; isDisabled: boolean } {
  return {
    uid: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    language: account.language,
    role: account.role,
    profilePictureUrl: null,
    passwordHash: account.passwordHash,
    isDisabled: account.disabledAt !== null,
  };
}
