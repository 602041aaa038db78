import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { CannedAnswerList } from "../features/tickets/canned-answers/canned-answer-list.tsx";
import { BackLink } from "../platform/back-link.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminCannedAnswersPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Canned answers`} />
      <BackLink to={paths.admin("tickets")}>
        <Trans>All tickets</Trans>
      </BackLink>
      <h1 className="text-28 sm:text-36">
        <Trans>Canned answers</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-muted">
        <Trans>
          Texts for answers to tickets. They are inserted in the ticket’s language and can be edited before they are
          sent.
        </Trans>
      </p>
      <CannedAnswerList />
    </div>
  );
}
