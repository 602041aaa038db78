import { type AdministratorRole, hasDuty } from "../../shared/administrator-roles.ts";
import type { Message } from "../../shared/text.ts";
import type { Role } from "./users.schema.ts";

export const ADMINISTRATION_MESSAGES = {
  notFound: /*i18n*/ { id: "users.not_found", message: "This account does not exist." },
  oneself: /*i18n*/ { id: "users.oneself", message: "You cannot disable your own account." },
  lastAdministrator: /*i18n*/ {
    id: "users.last_administrator",
    message: "This is the last administrator with the full role. Give it to someone else first.",
  },
  fullOnly: /*i18n*/ {
    id: "users.full_only",
    message: "Only administrators with the full role can disable or enable an administrator.",
  },
  notAdministrator: /*i18n*/ { id: "users.not_administrator", message: "This account is not an administrator’s." },
  ownRole: /*i18n*/ { id: "users.own_role", message: "You cannot change your own role." },
  alreadyDisabled: /*i18n*/ { id: "users.already_disabled", message: "This account is already disabled." },
  notDisabled: /*i18n*/ { id: "users.not_disabled", message: "This account is not disabled." },
  noReset: /*i18n*/ {
    id: "users.no_reset",
    message: "This account is disabled. Enable it before you send a password reset link.",
  },
} as const satisfies Record<string, Message>;

interface Actor {
  readonly uid: string;
  readonly administratorRole: AdministratorRole | null;
}

interface DisableRequest {
  readonly actor: Actor;
  readonly account: AccountState;
  /** How many administrators with the full role are not disabled. */
  readonly fullAdministrators: number;
}

interface AccountState {
  readonly uid: string;
  readonly role: Role;
  readonly administratorRole: AdministratorRole;
  readonly isDisabled: boolean;
}

/**
 * Why an account may not be disabled, or undefined if it may: not the actor's own, not an administrator's by somebody
 * without the full role, and not that of the last administrator who has it (product.md §8.9).
 */
export function validateDisabling({ actor, account, fullAdministrators }: DisableRequest): Message | undefined {
  if (account.uid === actor.uid) return ADMINISTRATION_MESSAGES.oneself;
  if (account.isDisabled) return ADMINISTRATION_MESSAGES.alreadyDisabled;
  if (account.role !== "administrator") return undefined;
  if (!hasDuty(actor.administratorRole)) return ADMINISTRATION_MESSAGES.fullOnly;
  const isLast = account.administratorRole === "full" && fullAdministrators < 2;
  return isLast ? ADMINISTRATION_MESSAGES.lastAdministrator : undefined;
}

/** Why an actor may not change an account's role among administrators, or undefined if they may (product.md §8.9). */
export function validateRoleChange({
  actor,
  account,
}: Omit<DisableRequest, "fullAdministrators">): Message | undefined {
  if (account.uid === actor.uid) return ADMINISTRATION_MESSAGES.ownRole;
  return account.role === "administrator" ? undefined : ADMINISTRATION_MESSAGES.notAdministrator;
}

/** Whether the viewer may see an account: its owner and administrators of support may. */
export function mayUseAccount(
  viewer: { uid: string; administratorRole: AdministratorRole | null },
  uid: string,
): boolean {
  return viewer.uid === uid || hasDuty(viewer.administratorRole, "support");
}
