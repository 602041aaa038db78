import { useLingui } from "@lingui/react/macro";
import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import { CODE_DIGITS, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { type Identity, NO_REAUTHENTICATION } from "../../shared/accounts/reauthentication.ts";
import { useIdentity } from "../../shared/accounts/use-identity.ts";

interface CodeFormOptions {
  /** Submits the code, with identity proof if required. Throws ApiFailure. */
  verify: (code: string, identity: Identity) => Promise<void>;
  /** Whether the password and an authenticator app code are also required. */
  asksPassword?: boolean;
  asksCode?: boolean;
  /** The message if the server does not say why it failed. */
  otherwise?: string | undefined;
  /** Whether every failure is shown under the field. */
  hasFailureInField?: boolean;
}

/** The form for the code that was sent. */
export function useCodeForm({ verify, asksPassword = false, asksCode = false, ...options }: CodeFormOptions) {
  const { otherwise, hasFailureInField } = options;
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const prove = useIdentity();

  function findProblem(code: string) {
    if (code === "") return PHONE_MESSAGES.codeRequired;
    return code.length < CODE_DIGITS ? t`The code has ${CODE_DIGITS} digits.` : undefined;
  }

  return useForm({
    initial: { verificationCode: "", ...NO_REAUTHENTICATION },
    validate: ({ verificationCode, ...entered }) => ({
      verificationCode: findProblem(verificationCode),
      ...(asksPassword && validateReauthentication(entered, { asksCode })),
    }),
    submit: async ({ verificationCode, ...entered }) => verify(verificationCode, await prove(entered)),
    readFailure: (failure) => failureWords(failure, otherwise ?? message(PHONE_MESSAGES.failed)),
    failureField: hasFailureInField ? "verificationCode" : undefined,
    focusOnFailure: "verificationCode",
  });
}
