import { api } from "../../platform/api.ts";

/** Links a number to the account with its code; returns the server's message. Throws ApiFailure. */
export async function linkPhone(phoneNumber: string, verificationCode: string): Promise<string> {
  const { msg } = await api.post("/v1/auth/verify-phone", { phoneNumber, verificationCode });
  return msg;
}
