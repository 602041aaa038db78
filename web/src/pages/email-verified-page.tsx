import { Trans, useLingui } from "@lingui/react/macro";
import { EmailVerified } from "../features/accounts/email-verified.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function EmailVerifiedPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Email confirmation`} />
      <FormColumn heading={<Trans>Email confirmation</Trans>}>
        <EmailVerified />
      </FormColumn>
    </>
  );
}
