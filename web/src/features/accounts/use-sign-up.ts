import { toEmail, validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { signIn } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { signUp } from "./sign-up.api.ts";

const NO_DETAILS = { firstName: "", lastName: "", email: "", password: "", confirmation: "" };
const DETAIL_FIELDS = Object.keys(NO_DETAILS);

export type SignUpStep = "details" | "phone" | "code" | "check-email";

/** What is gathered on the way to an account. It is in no other place: who leaves the page leaves nothing behind. */
export function useSignUp() {
  const [step, setStep] = useState<SignUpStep>("details");
  const details = useForm({
    initial: NO_DETAILS,
    validate: validateSignUp,
    submit: async () => setStep("phone"),
    validateOnLeave: true,
  });

  /**
   * Makes the account and signs it in; whether both were done. What is wrong with the details leads back to them, any other
   * refusal is thrown as ApiFailure. Who cannot be signed in, say because the address has an account, is sent to the mail.
   */
  async function finish(phoneNumber: string, verificationCode: string): Promise<boolean> {
    try {
      await signUp({ ...details.values, phoneNumber, verificationCode });
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      const { fields } = reason;
      if (!DETAIL_FIELDS.some((name) => fields[name])) throw reason;
      details.refuse(fields);
      setStep("details");
      return false;
    }
    try {
      await signIn(toEmail(details.values.email), details.values.password);
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      setStep("check-email");
      return false;
    }
  }

  return { step, goTo: setStep, details, finish };
}

export type DetailsForm = ReturnType<typeof useSignUp>["details"];
