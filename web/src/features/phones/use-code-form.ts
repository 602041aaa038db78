import { useLingui } from "@lingui/react/macro";
import { CODE_DIGITS, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";

interface CodeFormOptions {
  /** Submits the code. Throws ApiFailure. */
  verify: (code: string) => Promise<void>;
  /** Whether any failure is shown under the field. */
  hasFailureInField?: boolean;
}

/** The form for the code that was sent. */
export function useCodeForm({ verify, hasFailureInField = false }: CodeFormOptions) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();

  function findProblem(code: string) {
    if (code === "") return PHONE_MESSAGES.codeRequired;
    return code.length < CODE_DIGITS ? t`The code has ${CODE_DIGITS} digits.` : undefined;
  }

  return useForm({
    initial: { verificationCode: "" },
    validate: ({ verificationCode }) => ({ verificationCode: findProblem(verificationCode) }),
    submit: ({ verificationCode }) => verify(verificationCode),
    readFailure: (failure) => failureWords(failure, message(PHONE_MESSAGES.failed)),
    failureField: hasFailureInField ? "verificationCode" : undefined,
    focusOnFailure: "verificationCode",
  });
}
