import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

/** `oobCode`: from the emailed link. `password`: a new one, if the server asks for it. */
export async function verifyEmail(request: { oobCode: string; password?: string }): Promise<string> {
  return (await api.post("/v1/auth/verify-email", request)).msg;
}

/** Resends the confirmation link to the signed-in user. */
export async function sendConfirmation(): Promise<string> {
  return (await api.post("/v1/auth/send-confirmation", {})).msg;
}

/** Whether an emailed link is used, expired or unknown, so that retrying is pointless. */
export function isDeadLink(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && (error.code === "accounts.bad_link" || error.fields.oobCode !== undefined);
}
