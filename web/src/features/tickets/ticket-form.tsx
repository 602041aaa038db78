import { Trans, useLingui } from "@lingui/react/macro";
import { TICKET_DESCRIPTION_MAX, TICKET_TYPE_LABELS, TICKET_TYPES } from "@vestpocket/domain/tickets/tickets.rules";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TicketFiled } from "./ticket-filed.tsx";
import { useTicketForm } from "./use-ticket-form.ts";

/** Reports something to those who run the site. `accountEmail`: of who is signed in, else empty. */
export function TicketForm({ accountEmail }: { accountEmail: string }) {
  const { t, i18n } = useLingui();
  const message = useMessage();
  const { form, values, change, errorOf, submit, pending, failure, filed } = useTicketForm(accountEmail);
  const typed = i18n.number([...values.description.trim()].length);
  const most = i18n.number(TICKET_DESCRIPTION_MAX);
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {filed && <TicketFiled key={filed.ticketNumber} {...filed} />}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div data-field="type" className="min-w-0">
        <Dropdown
          label={<Trans>Type</Trans>}
          options={TICKET_TYPES.map((type) => ({ value: type, label: message(TICKET_TYPE_LABELS[type]) }))}
          value={values.type || null}
          onChange={(chosen) => change({ type: TICKET_TYPES.find((type) => type === chosen) ?? "" })}
          placeholder={t`Choose a type`}
          required
          error={errorOf("type")}
        />
      </div>
      <TextField
        label={<Trans>Subject</Trans>}
        name="subject"
        autoComplete="off"
        required
        value={values.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={errorOf("subject")}
      />
      <TextArea
        label={<Trans>Description</Trans>}
        name="description"
        lines={5}
        counter={`${typed} / ${most}`}
        required
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
        error={errorOf("description")}
      />
      <TextField
        label={<Trans>Email</Trans>}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        help={<Trans>We will send a confirmation and our answer here.</Trans>}
        required
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errorOf("email")}
      />
      <Button type="submit" size="large" pending={pending} className="mt-1 w-full">
        {pending ? <Trans>Submitting...</Trans> : <Trans>Submit</Trans>}
      </Button>
    </form>
  );
}
