import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { ApiFailure } from "../../platform/http.ts";
import { toast } from "../../ui/toast.tsx";
import { useTicketCalls } from "./tickets.api.ts";

export interface TicketPartProps {
  ticket: Ticket;
  /** Called after each change. */
  onChanged: () => void;
}

/**
 * Changes a ticket and shows a confirmation. If another administrator was faster, the ticket is reloaded and the call
 * fails; the typed text stays. Throws ApiFailure.
 */
export function useTicketChange({ ticket, onChanged }: TicketPartProps) {
  const { readAnew, ...calls } = useTicketCalls(ticket);
  return async (ask: (does: typeof calls) => Promise<Ticket>, sentence: string): Promise<void> => {
    try {
      await ask(calls);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) void readAnew();
      throw error;
    }
    toast.success(sentence);
    onChanged();
  };
}
