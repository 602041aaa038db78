import { type SignUpDetails, toEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import { api } from "../../platform/api.ts";

interface SignUp extends SignUpDetails {
  /** E.164. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
  readonly isFrenchGiven: boolean;
}

/** Creates an account whose phone is confirmed by the code. Throws ApiFailure. */
export async function signUp(entered: SignUp) {
  const { firstName, lastName, email, password, phoneNumber, verificationCode, isFrenchGiven } = entered;
  await api.post("/v1/auth/sign-up", {
    firstName,
    lastName,
    email: toEmail(email),
    password,
    phoneNumber,
    verificationCode,
    agreedTo: POLICY_VERSIONS,
    isFrenchGiven,
  });
}
