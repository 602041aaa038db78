import { ACCOUNT_MESSAGES, toEmail, validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { signIn } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { signUp } from "./sign-up.api.ts";

const NO_DETAILS = { firstName: "", lastName: "", email: "", password: "", confirmation: "", agrees: false };
const DETAIL_FIELDS = Object.keys(NO_DETAILS);

export type SignUpStep = "details" | "phone" | "code" | "check-email";

interface ConfirmedPhone {
  /** E.164. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
  /** Whether someone in Quebec has said that they were given the French version. */
  readonly isFrenchGiven: boolean;
}

/** The sign-up form's values. They exist only here: leaving the page discards them. */
export function useSignUp() {
  const [step, setStep] = useState<SignUpStep>("details");
  const details = useForm({
    initial: NO_DETAILS,
    validate: ({ agrees, ...entered }) => ({
      ...validateSignUp(entered),
      agrees: agrees ? undefined : ACCOUNT_MESSAGES.agreementNeeded,
    }),
    submit: async () => setStep("phone"),
    validateOnLeave: true,
  });

  /**
   * Creates the account and signs in; returns whether both succeeded. Errors in the details go back to that step; any
   * other failure is thrown as ApiFailure. If signing in fails or asks for a code, which happens when the address is
   * taken, the user is told to check their email.
   */
  async function finish(phone: ConfirmedPhone): Promise<boolean> {
    try {
      await signUp({ ...details.values, ...phone });
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      const { fields } = reason;
      if (!DETAIL_FIELDS.some((name) => fields[name])) throw reason;
      details.refuse(fields);
      setStep("details");
      return false;
    }
    try {
      if ((await signIn(toEmail(details.values.email), details.values.password)) === undefined) return true;
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
    }
    setStep("check-email");
    return false;
  }

  return { step, goTo: setStep, details, finish };
}

export type DetailsForm = ReturnType<typeof useSignUp>["details"];
