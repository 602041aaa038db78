import { Trans, useLingui } from "@lingui/react/macro";
import { useProfile } from "../features/accounts/profile.api.ts";
import { TicketForm } from "../features/tickets/ticket-form.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { Queries } from "../platform/queries.tsx";
import { useSession } from "../platform/session.ts";
import { FormColumn } from "../ui/form-column.tsx";

export default function TicketPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isPublic
        title={t`Submit A Ticket`}
        description={t`Report a mistake, ask for a feature, or write to us about your account or a payment.`}
      />
      <FormColumn
        heading={<Trans>Submit A Ticket</Trans>}
        intro={<Trans>Tell us what went wrong or what you miss. A person reads every ticket.</Trans>}
      >
        <Queries>
          <PrefilledForm />
        </Queries>
      </FormColumn>
    </>
  );
}

function PrefilledForm() {
  const { data: profile } = useProfile(useSession().uid);
  return <TicketForm accountEmail={profile?.email ?? ""} />;
}
