import { Trans, useLingui } from "@lingui/react/macro";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { TICKET_DESCRIPTION_MAX, TICKET_TYPE_LABELS, TICKET_TYPES } from "@vestpocket/domain/tickets/tickets.rules";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TicketFiled } from "./ticket-filed.tsx";
import { useTicketForm } from "./use-ticket-form.ts";

/** Submits a ticket. `accountEmail`: the signed-in user's email, else empty. */
export function TicketForm({ accountEmail }: { accountEmail: string }) {
  const { t, i18n } = useLingui();
  const message = useMessage();
  const { form, filed } = useTicketForm(accountEmail);
  const typed = i18n.number([...toLines(form.values.description)].length);
  const most = i18n.number(TICKET_DESCRIPTION_MAX);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {filed && Object.keys(form.errors).length === 0 && <TicketFiled key={filed.ticketNumber} {...filed} />}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Dropdown
        {...form.field("type")}
        nativeName="type"
        label={<Trans>Type</Trans>}
        options={TICKET_TYPES.map((type) => ({ value: type, label: message(TICKET_TYPE_LABELS[type]) }))}
        placeholder={t`Choose a type`}
      />
      <TextField {...form.text("subject")} label={<Trans>Subject</Trans>} autoComplete="off" required />
      <TextArea
        {...form.text("description")}
        label={<Trans>Description</Trans>}
        lines={5}
        counter={`${typed} / ${most}`}
        required
      />
      <TextField
        {...form.text("email")}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="email"
        inputMode="email"
        help={<Trans>We will send a confirmation and our answer here.</Trans>}
        required
      />
      <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
        {form.pending ? <Trans>Submitting...</Trans> : <Trans>Submit</Trans>}
      </Button>
    </form>
  );
}
