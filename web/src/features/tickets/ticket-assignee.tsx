import { Trans, useLingui } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useSession } from "../../platform/session.ts";
import { useCall } from "../../platform/use-call.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** The ticket's assignee; a choice is saved at once. */
export function TicketAssignee(props: TicketPartProps) {
  const { t } = useLingui();
  const { uid } = useSession();
  const failureWords = useFailureWords();
  const change = useTicketChange(props);
  // Another choice is ignored while one is being saved; the field stays enabled, so that it keeps the focus.
  const { run, failure } = useCall();
  const { assignee, administrators } = props.ticket;
  // Someone who was dismissed or disabled keeps their tickets, and must not look like nobody.
  const isFormer = assignee !== null && administrators.every((each) => each.uid !== assignee.uid);
  const others = [...administrators, ...(isFormer ? [assignee] : [])]
    .filter((each) => each.uid !== uid)
    .map((each) => ({ value: each.uid, label: each.name }));

  return (
    <div className="space-y-4">
      <Dropdown
        label={<Trans>Assigned to</Trans>}
        placeholder={t`Nobody`}
        resetLabel={t`Nobody`}
        options={[...(uid === undefined ? [] : [{ value: uid, label: t`Me` }]), ...others]}
        value={assignee?.uid ?? ""}
        onChange={(chosen) =>
          void run(() => change(({ assign }) => assign(chosen === "" ? null : chosen), t`The assignment was saved.`))
        }
      />
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
    </div>
  );
}
