import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import type { TicketPriority, TicketType } from "@vestpocket/domain/tickets/tickets.rules";
import type {
  AddedTicket,
  AddTicketRequest,
  ListTicketsRequest,
  Ticket,
} from "@vestpocket/domain/tickets/tickets.schema";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;
const LISTS = ["admin", "tickets"];
const keyOf = (id: string) => ["admin", "ticket", id];

/** Submits a ticket; the same idempotency key submits it once. Throws ApiFailure. */
export function addTicket(ticket: AddTicketRequest, idempotencyKey: string): Promise<AddedTicket> {
  return api.post("/v1/admin/add-ticket", ticket, { idempotencyKey });
}

/** A page of tickets, newest first. */
export function useTickets(request: Omit<ListTicketsRequest, "limit">) {
  return useQuery({
    queryKey: [...LISTS, request],
    queryFn: ({ signal }) => api.get("/v1/admin/tickets", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A ticket with its history. Each read is recorded in the audit log, so it is never refetched automatically. */
export function useTicket(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Ticket> =>
      (await api.get("/v1/admin/tickets/{id}", { params: { id }, signal })).ticket,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Closes the tickets that can be closed, and returns the outcome of each. Throws ApiFailure. */
export function useCloseTickets() {
  const client = useQueryClient();
  return async (ids: readonly string[], reason: string): Promise<BatchResult[]> => {
    const { results } = await api.post("/v1/admin/tickets/close", { ids: [...ids], reason });
    // The tickets themselves too, and how many are waiting.
    await client.invalidateQueries({ queryKey: ["admin"] });
    return results;
  };
}

/** Ticket actions on the version shown; refused if someone else changed it first. All throw ApiFailure. */
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
    assign: (uid: string | null) => keeping(api.post("/v1/admin/tickets/{id}/assign", { uid, revision }, { params })),
    triage: (given: { priority: TicketPriority; type: TicketType }) =>
      keeping(api.post("/v1/admin/tickets/{id}/triage", { ...given, revision }, { params })),
    answer: (given: { message: string; andClose: boolean }) =>
      keeping(api.post("/v1/admin/tickets/{id}/answer", { ...given, revision }, { params })),
    close: (reason: string) => keeping(api.post("/v1/admin/tickets/{id}/close", { reason, revision }, { params })),
    reopen: () => keeping(api.post("/v1/admin/tickets/{id}/reopen", { revision }, { params })),
  };
}
