import { Trans, useLingui } from "@lingui/react/macro";
import { ResetPasswordForm } from "../features/accounts/reset-password-form.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { AnswerParts } from "../ui/answer-parts.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function ResetPasswordPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Reset Password`} />
      <FormColumn heading={<Trans>Reset Password</Trans>} withoutScripts={<AnswerParts />}>
        <ResetPasswordForm />
      </FormColumn>
    </>
  );
}
