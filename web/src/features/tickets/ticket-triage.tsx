import { Trans, useLingui } from "@lingui/react/macro";
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from "@vestpocket/domain/tickets/tickets.rules";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** Sets a ticket's priority and its correct type. */
export function TicketTriage(props: TicketPartProps) {
  const { t } = useLingui();
  const message = useMessage();
  const { ticket } = props;
  const change = useTicketChange(props);
  const initial = { type: ticket.type, priority: ticket.priority ?? "normal" };
  const form = useForm({
    initial,
    async submit(triaged) {
      await change(({ triage }) => triage(triaged), t`Triage saved.`);
      form.reset();
    },
  });

  return (
    <form {...form.props} className="space-y-4">
      <h2 className="text-18">
        <Trans>Triage</Trans>
      </h2>
      <Dropdown
        {...form.field("priority")}
        label={<Trans>Priority</Trans>}
        options={TICKET_PRIORITIES.map((value) => ({ value, label: message(TICKET_PRIORITY_LABELS[value]) }))}
        initial={initial.priority}
      />
      <Dropdown
        {...form.field("type")}
        label={<Trans>Type</Trans>}
        options={TICKET_TYPES.map((value) => ({ value, label: message(TICKET_TYPE_LABELS[value]) }))}
        initial={initial.type}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" kind="secondary" pending={form.pending} className="w-full">
        <Trans>Save triage</Trans>
      </Button>
    </form>
  );
}
