import { useLingui } from "@lingui/react/macro";
import { TICKET_TYPES, type TicketDetails, validateTicket } from "@vestpocket/domain/tickets/tickets.rules";
import type { AddedTicket } from "@vestpocket/domain/tickets/tickets.schema";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ApiFailure } from "../../platform/http.ts";
import { useForm } from "../../platform/use-form.ts";
import { addTicket } from "./tickets.api.ts";

const EMPTY: TicketDetails = { type: "", subject: "", description: "", email: "" };

/** State of the ticket form, and the last submitted ticket. `email`: the default until another is typed. */
export function useTicketForm(email: string) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [filed, setFiled] = useState<AddedTicket>();
  /** Prefills the form from the URL. The page is prerendered without a query string, so it is read after hydration. */
  const [given, setGiven] = useState<Partial<TicketDetails>>({});
  const form = useForm<TicketDetails>({
    initial: { ...EMPTY, email, ...given },
    validate: validateTicket,
    async submit({ type, ...texts }, idempotencyKey) {
      setFiled(undefined);
      if (type === "") return;
      setFiled(await addTicket({ type, ...texts }, idempotencyKey));
      form.reset(EMPTY);
    },
    readFailure,
  });

  useEffect(() => setGiven(readQuery(search)), [search]);

  function readFailure({ kind, msg }: ApiFailure): string {
    return kind === "offline" ? t`Error adding ticket` : msg || t`Failed to add ticket.`;
  }

  return { form, filed };
}

/** The prefilled values from the URL. */
function readQuery(search: string): Partial<TicketDetails> {
  const query = new URLSearchParams(search);
  const type = TICKET_TYPES.find((known) => known === query.get("type"));
  const subject = query.get("subject");
  return { ...(type && { type }), ...(subject && { subject }) };
}
