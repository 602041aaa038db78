import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { useTicketCalls } from "./tickets.api.ts";

export interface TicketPartProps {
  ticket: Ticket;
  /** Told after each change. */
  onChanged: () => void;
}

/** Does something with a ticket. Where somebody else was first the ticket is read anew; what was written stays. */
export function useTicketChange({ ticket, onChanged }: TicketPartProps) {
  const failureWords = useFailureWords();
  const { readAnew, ...calls } = useTicketCalls(ticket);
  const { run, pending, failure } = useCall();

  /** Whether it was done. `said`: the sentence about it. */
  async function change(ask: (does: typeof calls) => Promise<Ticket>, said: string): Promise<boolean> {
    const changed = await run(
      () => ask(calls),
      ({ status }) => {
        if (status === 409) void readAnew();
      },
    );
    if (changed === undefined) return false;
    toast.success(said);
    onChanged();
    return true;
  }

  return { change, pending, failure: failure && failureWords(failure) };
}
