import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useProfile } from "../features/accounts/profile.api.ts";
import { TicketForm } from "../features/tickets/ticket-form.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { Queries } from "../platform/queries.tsx";
import { useSession } from "../platform/session.ts";
import { AnswerParts } from "../ui/answer-parts.tsx";
import { FormColumn } from "../ui/form-column.tsx";

export default function TicketPage() {
  const { t } = useLingui();
  const { uid } = useSession();
  const [account, setAccount] = useState<{ uid: string; email: string }>();
  return (
    <>
      <PageHead
        isPublic
        title={t`Submit A Ticket`}
        description={t`Report a problem, request a feature, or write to us about your account or a payment.`}
      />
      {uid !== undefined && (
        <Queries>
          <ReadEmail uid={uid} onRead={(email) => setAccount({ uid, email })} />
        </Queries>
      )}
      <FormColumn
        heading={<Trans>Submit A Ticket</Trans>}
        withoutScripts={<AnswerParts />}
        intro={<Trans>Tell us what went wrong or what is missing. A person reads every ticket.</Trans>}
      >
        <TicketForm accountEmail={account?.uid === uid ? (account?.email ?? "") : ""} />
      </FormColumn>
    </>
  );
}

/** Next to the form, so that it is visible before the session is known. */
function ReadEmail({ uid, onRead }: { uid: string; onRead: (email: string) => void }) {
  const email = useProfile(uid).data?.email;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per address
  useEffect(() => {
    if (email !== undefined) onRead(email);
  }, [email]);
  return null;
}
