import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TicketPriority, TicketType } from "@vestpocket/domain/tickets/tickets.rules";
import type { AddedTicket, AddTicketRequest, Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;
const LISTS = ["admin", "tickets"];
const keyOf = (id: string) => ["admin", "ticket", id];

/** Files a ticket; under the same key it is filed once. Throws ApiFailure. */
export function addTicket(ticket: AddTicketRequest, idempotencyKey: string): Promise<AddedTicket> {
  return api.post("/v1/admin/add-ticket", ticket, { idempotencyKey });
}

/** A page of the tickets, newest first. */
export function useTickets(request: { status: string; type: string; searchQuery: string; page: number }) {
  return useQuery({
    queryKey: [...LISTS, request],
    queryFn: ({ signal }) => api.get("/v1/admin/tickets", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A ticket with what was done with it. Each reading stands in the audit log: it is not read anew by itself. */
export function useTicket(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Ticket> =>
      (await api.get("/v1/admin/tickets/{id}", { params: { id }, signal })).ticket,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What is done with a ticket as it is seen here: where somebody else was first it is refused. All throw ApiFailure. */
export function useTicketCalls({ id, revision }: Ticket) {
  const client = useQueryClient();
  const params = { id };

  async function keeping(change: Promise<{ ticket: Ticket }>): Promise<Ticket> {
    const { ticket } = await change;
    client.setQueryData(keyOf(id), ticket);
    void client.invalidateQueries({ queryKey: LISTS });
    return ticket;
  }

  return {
    readAnew: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    triage: (given: { priority: TicketPriority; type: TicketType }) =>
      keeping(api.post("/v1/admin/tickets/{id}/triage", { ...given, revision }, { params })),
    answer: (message: string) => keeping(api.post("/v1/admin/tickets/{id}/answer", { message, revision }, { params })),
    close: (reason: string) => keeping(api.post("/v1/admin/tickets/{id}/close", { reason, revision }, { params })),
    reopen: () => keeping(api.post("/v1/admin/tickets/{id}/reopen", { revision }, { params })),
  };
}
