import { api } from "../../platform/api.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";

/** Emails a password reset link. The response is the same whether or not the address has an account. */
export async function askForResetLink(email: string): Promise<string> {
  return (await api.post("/v1/auth/forgot-password", { email })).msg;
}

/** `oobCode`: from the emailed link. Ends every session of the account. */
export async function resetPassword(request: { oobCode: string; password: string }): Promise<string> {
  return (await api.post("/v1/auth/reset-password", request)).msg;
}

/**
 * Restores the email or phone from before a change. `oobCode`: from the emailed link. Ends every session of the
 * account.
 */
export async function undoChange(request: { oobCode: string; password: string }): Promise<string> {
  return (await api.post("/v1/auth/undo-change", request)).msg;
}

/** Ends every other session of the account. */
export async function changePassword(
  request: Omit<Identity, "password"> & { currentPassword?: string; newPassword: string },
): Promise<string> {
  return (await api.post("/v1/auth/change-password", request)).msg;
}
