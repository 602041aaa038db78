import { Trans, useLingui } from "@lingui/react/macro";
import { UndoChangeForm } from "../features/accounts/undo-change-form.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function UndoChangePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Undo a change`} />
      <FormColumn heading={<Trans>Undo a change</Trans>}>
        <UndoChangeForm />
      </FormColumn>
    </>
  );
}
