import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

/** `oobCode`: of the mailed link. */
export async function verifyEmail(oobCode: string): Promise<string> {
  return (await api.post("/v1/auth/verify-email", { oobCode })).msg;
}

/** Mails the confirmation link again, to whoever is signed in. */
export async function sendConfirmation(): Promise<string> {
  return (await api.post("/v1/auth/send-confirmation", {})).msg;
}

/** Whether a mailed link is used, too old or none of ours, so that trying again is of no use. */
export function isDeadLink(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && (error.code === "accounts.bad_link" || error.fields.oobCode !== undefined);
}
