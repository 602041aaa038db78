import { Trans, useLingui } from "@lingui/react/macro";
import { fillCannedAnswer } from "@vestpocket/domain/tickets/canned-answers.rules";
import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { hasFailed, LoadFailure } from "../../../platform/load-failure.tsx";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { useCannedAnswers } from "./canned-answers.api.ts";

interface CannedAnswerPickerProps {
  ticket: Ticket;
  /** Called with the filled-in text in the ticket's language. */
  onPick: (text: string) => void;
}

/** Offers the canned answers, if there are any, while writing a reply. */
export function CannedAnswerPicker({ ticket, onPick }: CannedAnswerPickerProps) {
  const { t } = useLingui();
  const query = useCannedAnswers();
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>The canned answers could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  const cannedAnswers = query.data ?? [];
  if (cannedAnswers.length === 0) return null;
  return (
    <Dropdown
      className="max-w-96"
      label={<Trans>Insert a canned answer</Trans>}
      placeholder={t`Choose a title`}
      options={cannedAnswers.map(({ id, title }) => ({ value: id, label: title }))}
      value=""
      onChange={(id) => {
        const picked = cannedAnswers.find((each) => each.id === id);
        if (picked) onPick(fillCannedAnswer(picked, ticket));
      }}
    />
  );
}
