import { Trans, useLingui } from "@lingui/react/macro";
import { isQuebecPhone, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { FRENCH_FIRST_MESSAGES } from "@vestpocket/domain/shared/french-first";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { CheckEmail } from "../features/accounts/check-email.tsx";
import { SignUpDetailsStep } from "../features/accounts/sign-up-details-step.tsx";
import { type SignUpStep, useSignUp } from "../features/accounts/use-sign-up.ts";
import { CodeStep } from "../features/phones/code-step.tsx";
import { PhoneStep } from "../features/phones/phone-step.tsx";
import { usePhoneCode } from "../features/phones/use-phone-code.ts";
import { useLanguage, useLocalPath, useMessage } from "../platform/language.ts";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useKeptReturnQuery, useReturnPath } from "../platform/return-path.ts";
import { useSession } from "../platform/session.ts";
import { FrenchFirst } from "../shared/french-first.tsx";
import { AnswerParts } from "../ui/answer-parts.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";
import { toast } from "../ui/toast.tsx";
import { Wizard } from "../ui/wizard.tsx";
import { WaitingCount } from "./waiting-count.tsx";

const STEPS: readonly SignUpStep[] = ["details", "phone", "code"];

export default function SignUpPage() {
  const { t } = useLingui();
  const message = useMessage();
  const { state } = useSession();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const returnQuery = useKeptReturnQuery();
  const goal = useReturnPath() ?? localPath(paths.home());
  const language = useLanguage();
  const { step, goTo, details, finish } = useSignUp();
  const phone = usePhoneCode(() => goTo("code"));
  const isFrenchFirst = language === "en" && isQuebecPhone(phone.phoneNumber);
  const [isFrenchGiven, setIsFrenchGiven] = useState(false);
  const [isFrenchMissing, setIsFrenchMissing] = useState(false);
  const loginPath = paths.login() + returnQuery;

  // Also when another tab signs in, or a signed-in user opens this page.
  useEffect(() => {
    if (state === "signed-in") void navigate(goal, { replace: true });
  }, [state, navigate, goal]);

  async function verify(code: string) {
    setIsFrenchMissing(isFrenchFirst && !isFrenchGiven);
    if (isFrenchFirst && !isFrenchGiven) return;
    const confirmed = { phoneNumber: phone.phoneNumber, verificationCode: code, isFrenchGiven };
    if (await finish(confirmed)) toast.success(message(PHONE_MESSAGES.verified));
  }

  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead
        isPublic
        title={t`Sign Up`}
        description={t`Create a free account to search and view commercial pocket listings across Canada.`}
      />
      <div className="mx-auto max-w-[40rem]">
        <h1 className="text-36">
          <Trans>Sign Up</Trans>
        </h1>
        <StitchedDivider className="mt-3 text-muted" />
        {step === "check-email" ? (
          <div className="mt-6 rounded-card border border-line bg-raised p-5 sm:p-8">
            <CheckEmail email={details.values.email.trim()} />
            <ButtonLink to={localPath(loginPath)} size="large" className="mt-6">
              <Trans>Log In</Trans>
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="mt-4 text-muted">
              <Trans>Most details of a listing are for members. Accounts are free.</Trans>
            </p>
            <WaitingCount path={goal} isNew />
            <div className="mt-8">
              <AnswerParts
                missing={<Trans>JavaScript is turned off in your browser. Turn it on to create an account.</Trans>}
              />
              <Wizard
                label={t`Steps to your account`}
                steps={[t`User Details`, t`Send Code`, t`Verify Code`]}
                current={STEPS.indexOf(step)}
              >
                {step === "details" && <SignUpDetailsStep form={details} />}
                {step === "phone" && <PhoneStep phone={phone} onBack={() => goTo("details")} />}
                {step === "code" && phone.sent && (
                  <CodeStep
                    phone={phone}
                    sent={phone.sent}
                    verify={verify}
                    otherwise={t`Sign up failed.`}
                    onBack={() => goTo("phone")}
                  >
                    {isFrenchFirst && (
                      <FrenchFirst
                        name="isFrenchGiven"
                        checked={isFrenchGiven}
                        onChange={setIsFrenchGiven}
                        error={isFrenchMissing && !isFrenchGiven ? message(FRENCH_FIRST_MESSAGES.notGiven) : undefined}
                      />
                    )}
                  </CodeStep>
                )}
              </Wizard>
            </div>
            <p className="mt-6 text-muted">
              <Trans>
                Already have an account?{" "}
                <LocalLink
                  to={loginPath}
                  className="font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  Log In
                </LocalLink>
              </Trans>
            </p>
          </>
        )}
      </div>
    </PageContainer>
  );
}
