import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ForgotPasswordForm } from "../features/accounts/forgot-password-form.tsx";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { AnswerParts } from "../ui/answer-parts.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function ForgotPasswordPage() {
  const { t } = useLingui();
  const login = useLocalPath()(paths.login());
  return (
    <>
      <PageHead isPublic title={t`Forgot Password`} description={t`Request a link to set a new password.`} />
      <FormColumn
        heading={<Trans>Forgot Password</Trans>}
        withoutScripts={<AnswerParts />}
        intro={<Trans>We will email you a link to set a new one.</Trans>}
        after={
          <ButtonLink kind="link" to={login}>
            <Trans>Back to Log In</Trans>
          </ButtonLink>
        }
      >
        <ForgotPasswordForm />
      </FormColumn>
    </>
  );
}
