import { useLingui } from "@lingui/react/macro";
import { TICKET_TYPES, type TicketDetails, validateTicket } from "@vestpocket/domain/tickets/tickets.rules";
import type { AddedTicket } from "@vestpocket/domain/tickets/tickets.schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { addTicket } from "./tickets.api.ts";

type Field = keyof TicketDetails;

const FIELDS: readonly Field[] = ["type", "subject", "description", "email"];
const EMPTY: TicketDetails = { type: "", subject: "", description: "", email: "" };

/** The ticket form: what was typed, what is wrong with it, and what became of it. `email`: stands there until another is typed. */
export function useTicketForm(email: string) {
  const { t } = useLingui();
  const message = useMessage();
  const { search } = useLocation();
  const { run, pending } = useCall();
  const form = useRef<HTMLFormElement>(null);
  /** The same until something else is typed: sent again, a ticket is filed once. */
  const key = useRef<string>(undefined);
  const [typed, setTyped] = useState<Partial<TicketDetails>>({});
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [filed, setFiled] = useState<AddedTicket>();
  const values: TicketDetails = { ...EMPTY, email, ...typed };

  // Not before: the page is written to HTML without knowing its query.
  useEffect(() => setTyped((before) => ({ ...readQuery(search), ...before })), [search]);

  function change(changed: Partial<TicketDetails>) {
    key.current = undefined;
    setTyped((before) => ({ ...before, ...changed }));
    setRefused((before) => ({ ...before, ...Object.fromEntries(Object.keys(changed).map((name) => [name, ""])) }));
  }

  function errorOf(field: Field): string | undefined {
    const found = hasTried ? validateTicket(values)[field] : undefined;
    return found ? message(found) : refused[field] || undefined;
  }

  /** Whether there is a field that is wrong. */
  function goToFirst(wrong: Readonly<Record<string, unknown>>): boolean {
    const first = FIELDS.find((field) => wrong[field]);
    form.current?.querySelector<HTMLElement>(`[name=${first}], [data-field=${first}] button`)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { type, ...texts } = values;
    if (pending) return;
    setHasTried(true);
    setFailure(undefined);
    setFiled(undefined);
    if (goToFirst(validateTicket(values)) || type === "") return;
    key.current ??= crypto.randomUUID();
    const { current } = key;
    const answer = await run(
      () => addTicket({ type, ...texts }, current),
      ({ kind, msg, fields }) => {
        setRefused(fields);
        if (goToFirst(fields)) return;
        setFailure(kind === "offline" ? t`Error adding ticket` : msg || t`Failed to add ticket.`);
      },
    );
    if (answer === undefined) return;
    key.current = undefined;
    setTyped(EMPTY);
    setHasTried(false);
    setRefused({});
    setFiled(answer);
  }

  return { form, values, change, errorOf, submit, pending, failure, filed };
}

/** What a link to the form has filled in. */
function readQuery(search: string): Partial<TicketDetails> {
  const query = new URLSearchParams(search);
  const type = TICKET_TYPES.find((known) => known === query.get("type"));
  const subject = query.get("subject");
  return { ...(type && { type }), ...(subject && { subject }) };
}
