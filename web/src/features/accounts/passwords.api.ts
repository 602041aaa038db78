import { api } from "../../platform/api.ts";

/** Mails a link to set a new password. What it answers is the same whether the address has an account or not. */
export async function askForResetLink(email: string): Promise<string> {
  return (await api.post("/v1/auth/forgot-password", { email })).msg;
}

/** `oobCode`: of the mailed link. Ends every session of the account. */
export async function resetPassword(request: { oobCode: string; password: string }): Promise<string> {
  return (await api.post("/v1/auth/reset-password", request)).msg;
}

/** Ends every other session of the account. */
export async function changePassword(request: { currentPassword: string; newPassword: string }): Promise<string> {
  return (await api.post("/v1/auth/change-password", request)).msg;
}
