import type { Message } from "../../shared/text.ts";
import type { Role } from "./users.schema.ts";

export const ADMINISTRATION_MESSAGES = {
  notFound: /*i18n*/ { id: "users.not_found", message: "This account does not exist." },
  oneself: /*i18n*/ { id: "users.oneself", message: "You cannot disable your own account." },
  lastAdministrator: /*i18n*/ {
    id: "users.last_administrator",
    message: "This is the last administrator. Make someone else an administrator first.",
  },
  alreadyDisabled: /*i18n*/ { id: "users.already_disabled", message: "This account is already disabled." },
  notDisabled: /*i18n*/ { id: "users.not_disabled", message: "This account is not disabled." },
  noReset: /*i18n*/ {
    id: "users.no_reset",
    message: "This account is disabled. Enable it before you send a password reset link.",
  },
} as const satisfies Record<string, Message>;

interface DisableRequest {
  readonly actorId: string;
  readonly account: AccountState;
  /** How many administrators are not disabled. */
  readonly administrators: number;
}

interface AccountState {
  readonly uid: string;
  readonly role: Role;
  readonly isDisabled: boolean;
}

/**
 * Why an account may not be disabled, or undefined if it may: not the viewer's own, and not the last administrator's.
 */
export function validateDisabling({ actorId, account, administrators }: DisableRequest): Message | undefined {
  if (account.uid === actorId) return ADMINISTRATION_MESSAGES.oneself;
  if (account.isDisabled) return ADMINISTRATION_MESSAGES.alreadyDisabled;
  if (account.role === "administrator" && administrators < 2) return ADMINISTRATION_MESSAGES.lastAdministrator;
  return undefined;
}
