import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { VerifyForm } from "../features/evidence/verify-form.tsx";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function VerifyPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isPublic
        title={t`Verify a certificate`}
        description={t`Check that a certificate of signature was issued by Vestpocket and has not been changed.`}
      />
      <FormColumn
        heading={<Trans>Verify a certificate</Trans>}
        intro={
          <Trans>
            Check that a certificate of signature was issued by Vestpocket. The check shows which text was signed and
            when, and nothing about people or listings.
          </Trans>
        }
        after={
          <LocalLink
            to={paths.transparency()}
            className="inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4"
          >
            <Trans>See the transparency log</Trans>
          </LocalLink>
        }
      >
        <VerifyForm />
      </FormColumn>
    </>
  );
}
