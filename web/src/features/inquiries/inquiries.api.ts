import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportReason } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryBox, InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { api } from "../../platform/api.ts";

const KEY = ["inquiries"];
const PAGE_SIZE = 20;
/** Refetches while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** Received or sent conversations, newest first. */
export function useInquiries(wanted: { box: InquiryBox; archived: "true" | "false"; listing: string; page: number }) {
  return useQuery({
    queryKey: [...KEY, "list", wanted],
    queryFn: ({ signal }) => api.get("/v1/inquiries", { query: { ...wanted, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** The number of unread conversations, received and sent. */
export function useUnread() {
  return useQuery({
    queryKey: [...KEY, "unread"],
    queryFn: async ({ signal }) => (await api.get("/v1/inquiries/unread", { signal })).unread,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** A conversation; loading it marks it as read. */
export function useInquiry(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...KEY, "thread", id],
    queryFn: async ({ signal }) => {
      const { inquiry } = await api.get("/v1/inquiries/{id}", { params: { id }, signal });
      if (inquiry.isUnread) refreshLists(client);
      return inquiry;
    },
    refetchInterval: LOOK_AGAIN_MS,
  });
}

function refreshLists(client: ReturnType<typeof useQueryClient>): void {
  void client.invalidateQueries({ queryKey: [...KEY, "list"] });
  void client.invalidateQueries({ queryKey: [...KEY, "unread"] });
}

/** Conversation actions; each returns the server's message and refetches. All throw ApiFailure. */
export function useInquiryChanges({ id }: Pick<InquiryThread, "id">) {
  const client = useQueryClient();

  async function changing(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await call;
    refreshLists(client);
    await client.invalidateQueries({ queryKey: [...KEY, "thread", id] });
    return msg;
  }

  const params = { id };
  return {
    reply: (message: string, idempotencyKey: string) =>
      changing(api.post("/v1/inquiries/{id}/reply", { message }, { params, idempotencyKey })),
    archive: (archived: boolean) => changing(api.post("/v1/inquiries/{id}/archive", { archived }, { params })),
    report: (reason: ReportReason, note: string) =>
      changing(api.post("/v1/inquiries/{id}/report", { reason, note }, { params })),
  };
}

export interface InquiryForm {
  readonly senderName: string;
  readonly senderEmail: string;
  readonly senderPhone: string;
  readonly message: string;
}

/** Writes to the owner of a listing. Throws ApiFailure. */
export function useSendInquiry() {
  const client = useQueryClient();
  return async (
    form: InquiryForm,
    listing: { listingOwner: string; name: string; link: string },
    idempotencyKey: string,
  ) => {
    const body = { ...form, owner: listing.listingOwner, listingName: listing.name, listingLink: listing.link };
    const sent = await api.post("/v1/mail/sendInquiryMail", body, { idempotencyKey });
    refreshLists(client);
    return sent;
  };
}
