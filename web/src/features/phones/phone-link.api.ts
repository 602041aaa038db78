import { api } from "../../platform/api.ts";

/** Makes a number the account's by the code sent to it and answers the sentence about it. Throws ApiFailure. */
export async function linkPhone(phoneNumber: string, verificationCode: string): Promise<string> {
  const { msg } = await api.post("/v1/auth/verify-phone", { phoneNumber, verificationCode });
  return msg;
}
