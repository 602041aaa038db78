import { Trans, useLingui } from "@lingui/react/macro";
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from "@vestpocket/domain/tickets/tickets.rules";
import { type FormEvent, useState } from "react";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** How soon a ticket is to be looked at, and what it is really about. */
export function TicketTriage(props: TicketPartProps) {
  const { t } = useLingui();
  const message = useMessage();
  const { ticket } = props;
  const { change, pending, failure } = useTicketChange(props);
  const [type, setType] = useState(ticket.type);
  const [priority, setPriority] = useState(ticket.priority ?? "normal");

  function submit(event: FormEvent) {
    event.preventDefault();
    void change(({ triage }) => triage({ priority, type }), t`Triage saved.`);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <h2 className="text-18">
        <Trans>Triage</Trans>
      </h2>
      <Dropdown
        label={<Trans>Priority</Trans>}
        options={TICKET_PRIORITIES.map((value) => ({ value, label: message(TICKET_PRIORITY_LABELS[value]) }))}
        value={priority}
        onChange={(chosen) => setPriority(TICKET_PRIORITIES.find((known) => known === chosen) ?? priority)}
        placeholder=""
        required
      />
      <Dropdown
        label={<Trans>Type</Trans>}
        options={TICKET_TYPES.map((value) => ({ value, label: message(TICKET_TYPE_LABELS[value]) }))}
        value={type}
        onChange={(chosen) => setType(TICKET_TYPES.find((known) => known === chosen) ?? type)}
        placeholder=""
        required
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" kind="secondary" pending={pending} className="w-full">
        <Trans>Save triage</Trans>
      </Button>
    </form>
  );
}
