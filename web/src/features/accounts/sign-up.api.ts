import { type SignUpDetails, toEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import { api } from "../../platform/api.ts";

interface SignUp extends SignUpDetails {
  /** E.164. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
}

/** Creates an account whose phone is confirmed by the code. Throws ApiFailure. */
export async function signUp({ firstName, lastName, email, password, phoneNumber, verificationCode }: SignUp) {
  await api.post("/v1/auth/sign-up", {
    firstName,
    lastName,
    email: toEmail(email),
    password,
    phoneNumber,
    verificationCode,
    agreedTo: POLICY_VERSIONS,
  });
}
