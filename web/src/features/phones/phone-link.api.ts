import { api } from "../../platform/api.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";

interface PhoneLink extends Identity {
  /** E.164. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
}

/** Links a number to the account with its code; returns the server's message. Throws ApiFailure. */
export async function linkPhone(link: PhoneLink): Promise<string> {
  return (await api.post("/v1/auth/verify-phone", link)).msg;
}
