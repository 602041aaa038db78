import { toEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { signIn } from "../../platform/session.ts";
import { signUp } from "./sign-up.api.ts";
import { DETAIL_FIELDS, type DetailErrors, type Details, EMPTY_DETAILS } from "./sign-up-details.ts";

export type SignUpStep = "details" | "phone" | "code" | "check-email";

/** What is gathered on the way to an account. It is in no other place: who leaves the page leaves nothing behind. */
export function useSignUp() {
  const [step, setStep] = useState<SignUpStep>("details");
  const [details, setDetails] = useState<Details>(EMPTY_DETAILS);
  /** What the server finds wrong with the details. */
  const [refused, setRefused] = useState<DetailErrors>({});

  function change(changed: Partial<Details>) {
    setDetails((before) => ({ ...before, ...changed }));
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  }

  /**
   * Makes the account and signs it in; whether both were done. What is wrong with the details leads back to them, any other
   * refusal is thrown as ApiFailure. Who cannot be signed in, say because the address has an account, is sent to the mail.
   */
  async function finish(phoneNumber: string, verificationCode: string): Promise<boolean> {
    try {
      await signUp({ ...details, phoneNumber, verificationCode });
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      const { fields } = reason;
      if (!DETAIL_FIELDS.some((name) => fields[name])) throw reason;
      setRefused(fields);
      setStep("details");
      return false;
    }
    try {
      await signIn(toEmail(details.email), details.password);
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      setStep("check-email");
      return false;
    }
  }

  return { step, goTo: setStep, details, change, refused, finish };
}
