import { api } from "../../platform/api.ts";
import type { Reauthentication } from "../../platform/reauthentication.ts";

interface PhoneLink extends Reauthentication {
  /** E.164. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
}

/** Links a number to the account with its code; returns the server's message. Throws ApiFailure. */
export async function linkPhone({ password, code, ...link }: PhoneLink): Promise<string> {
  const { msg } = await api.post("/v1/auth/verify-phone", {
    ...link,
    ...(password !== "" && { password }),
    ...(code !== "" && { code }),
  });
  return msg;
}
