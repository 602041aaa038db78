import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import type { InquiryBox } from "@vestpocket/domain/inquiries/inquiries.terms";
import type { ReportReason } from "@vestpocket/domain/reports/reports.rules";
import { api } from "../../platform/api.ts";
import { useBeginning } from "../../platform/list-query.ts";
import { useLiveOptions } from "../../platform/live.ts";
import { isOutdated, useChanging } from "../../platform/use-changing.ts";

const KEY = ["inquiries"];
const PAGE_SIZE = 20;
/** Refetches while the page is open, if the server does not tell of changes by itself. */
const LOOK_AGAIN_MS = 60_000;

interface WantedInquiries {
  readonly archived: "true" | "false";
  readonly listing: string;
  readonly page: number;
}

/** Received or sent conversations, newest first. */
function useInquiries(asked: WantedInquiries & { box: InquiryBox }, { enabled }: { enabled: boolean }) {
  const wanted = { ...asked, ...useBeginning() };
  return useQuery({
    enabled,
    queryKey: [...KEY, "list", wanted],
    queryFn: ({ signal }) => api.get("/v1/inquiries", { query: { ...wanted, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    ...useLiveOptions(LOOK_AGAIN_MS),
  });
}

/** The conversations in a box; if none is named, those received, or those sent if none were received. */
export function useInquiryBox({ named, ...wanted }: WantedInquiries & { named: InquiryBox | undefined }) {
  const received = useInquiries({ ...wanted, box: "received" }, { enabled: named !== "sent" });
  const hasReceivedNone = received.data?.totalResults === 0 && !received.isPlaceholderData;
  const isUndecided = named === undefined && hasReceivedNone;
  const sent = useInquiries({ ...wanted, box: "sent" }, { enabled: named === "sent" || isUndecided });
  const hasSent = sent.data !== undefined && sent.data.totalResults > 0;
  const box: InquiryBox = named ?? (isUndecided && hasSent ? "sent" : "received");
  return { box, query: box === "sent" || (isUndecided && sent.isPending) ? sent : received };
}

/** The number of unread conversations, received and sent. */
export function useUnread() {
  return useQuery({
    queryKey: [...KEY, "unread"],
    queryFn: async ({ signal }) => (await api.get("/v1/inquiries/unread", { signal })).unread,
    ...useLiveOptions(LOOK_AGAIN_MS),
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
    ...useLiveOptions(LOOK_AGAIN_MS),
  });
}

function refreshLists(client: ReturnType<typeof useQueryClient>): void {
  void client.invalidateQueries({ queryKey: [...KEY, "list"] });
  void client.invalidateQueries({ queryKey: [...KEY, "unread"] });
  void client.invalidateQueries({ queryKey: ["own-listings", "todo"] });
}

/**
 * Conversation actions; each returns the server's message and refetches, also if the conversation has changed
 * meanwhile. All throw ApiFailure.
 */
export function useInquiryChanges({ id }: Pick<InquiryThread, "id">) {
  const client = useQueryClient();
  const thread = [...KEY, "thread", id];
  const refetching = useChanging(thread);
  const refetchThread = () => void client.invalidateQueries({ queryKey: thread });

  async function changing(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await refetching(call);
    refreshLists(client);
    return msg;
  }

  /** Does not wait for the refetch: what is typed meanwhile would look as if it were being sent. */
  async function replying(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await call.catch((error: unknown) => {
      if (isOutdated(error)) refetchThread();
      throw error;
    });
    refreshLists(client);
    refetchThread();
    return msg;
  }

  const params = { id };
  return {
    reply: (message: string, idempotencyKey: string) =>
      replying(api.post("/v1/inquiries/{id}/reply", { message }, { params, idempotencyKey })),
    archive: (archived: boolean) => changing(api.post("/v1/inquiries/{id}/archive", { archived }, { params })),
    report: (reason: ReportReason<"inquiry">, note: string) =>
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
    listing: { listingOwner: string | null; name: string; link: string },
    idempotencyKey: string,
  ) => {
    const owner = listing.listingOwner === null ? {} : { owner: listing.listingOwner };
    const body = { ...form, ...owner, listingName: listing.name, listingLink: listing.link };
    const sent = await api.post("/v1/mail/sendInquiryMail", body, { idempotencyKey });
    refreshLists(client);
    return sent;
  };
}
