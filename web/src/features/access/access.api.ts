import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AccessSettingsForm, AskForAccess } from "@vestpocket/domain/access/access.schema";
import type { RequestBox } from "@vestpocket/domain/access/access.terms";
import { api } from "../../platform/api.ts";
import { addCatalogue } from "../../platform/catalogues.ts";
import { useChanging } from "../../platform/use-changing.ts";
import { ACCESS_KEY as KEY } from "./waiting.api.ts";

const PAGE_SIZE = 20;

/** The reader's access status for a listing, and what its owner would see of them. */
export function useOwnAccess(listingId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [...KEY, "own", listingId],
    queryFn: async ({ signal }) => (await api.get("/v1/access/{listingId}", { params: { listingId }, signal })).access,
  });
}

/** Requests about the viewer's own listings, or one of them, by state, or the viewer's own requests; newest first. */
export function useRequests({ box, page, listing = "" }: { box: RequestBox | "mine"; page: number; listing?: string }) {
  return useQuery({
    queryKey: [...KEY, "list", box, page, listing],
    queryFn: ({ signal }) =>
      box === "mine"
        ? api.get("/v1/access/requests/mine", { query: { page, limit: PAGE_SIZE }, signal })
        : api.get("/v1/access/requests", { query: { box, page, limit: PAGE_SIZE, listing }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Who read the restricted values of the viewer's own listings, or of one of them; newest first. */
export function useReveals({ listing, page }: { listing: string; page: number }) {
  return useQuery({
    queryKey: [...KEY, "reveals", listing, page],
    async queryFn({ signal }) {
      const query = { listing, page, limit: PAGE_SIZE };
      // The names of the values are theirs.
      const [reveals] = await Promise.all([
        api.get("/v1/access/reveals", { query, signal }),
        addCatalogue("listing-fields"),
      ]);
      return reveals;
    },
    placeholderData: keepPreviousData,
  });
}

/** The same as a CSV file. */
export const fetchReveals = (listing: string) => api.file("/v1/access/reveals/export", { query: { listing } });

/** Who has access to the viewer's own listings, or to one of them, by signature alone; newest first. */
export function useSigners({ listing, page }: { listing: string; page: number }) {
  return useQuery({
    queryKey: [...KEY, "signers", listing, page],
    queryFn: ({ signal }) => api.get("/v1/access/signers", { query: { listing, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The owner's actions on them. Each returns the server's message, and throws ApiFailure. */
export function useSignerChanges() {
  const changing = useAccessChanging();
  return {
    end: (id: string, reason: string) =>
      changing(api.post("/v1/access/signers/{id}/end", { reason }, { params: { id } })),
    restore: (id: string) => changing(api.post("/v1/access/signers/{id}/restore", {}, { params: { id } })),
  };
}

/** Whom the viewer's own listing admits. */
export function useAccessSettings(listingId: string) {
  return useQuery({
    queryKey: [...KEY, "settings", listingId],
    queryFn: async ({ signal }) =>
      (await api.get("/v1/access/{listingId}/settings", { params: { listingId }, signal })).settings,
  });
}

/** Changes that; returns and throws the same. */
export function useSaveSettings(listingId: string) {
  const changing = useAccessChanging();
  return (settings: AccessSettingsForm) =>
    changing(api.post("/v1/access/{listingId}/settings", settings, { params: { listingId } }));
}

/** What a reader does; each returns the server's message and refetches, the listing too. All throw ApiFailure. */
export function useAskerChanges(listingId: string) {
  const changing = useAccessChanging();
  const options = { params: { listingId } };
  return {
    ask: (form: AskForAccess) => changing(api.post("/v1/access/{listingId}/request", form, options)),
    withdraw: () => changing(api.post("/v1/access/{listingId}/withdraw", {}, options)),
    askForReview: () => changing(api.post("/v1/access/{listingId}/review", {}, options)),
    answer: (answered: { answer: string; question: string }) =>
      changing(api.post("/v1/access/{listingId}/answer", answered, options)),
  };
}

/** The owner's decisions; return and throw the same. */
export function useDecisions() {
  const changing = useAccessChanging();
  return {
    approve: (id: string, days: number) =>
      changing(api.post("/v1/access/requests/{id}/approve", { days }, { params: { id } })),
    refuse: (id: string, note: string) =>
      changing(api.post("/v1/access/requests/{id}/refuse", { note }, { params: { id } })),
    question: (id: string, question: string) =>
      changing(api.post("/v1/access/requests/{id}/question", { question }, { params: { id } })),
    extend: (grantId: string, days: number) =>
      changing(api.post("/v1/access/grants/{id}/extend", { days }, { params: { id: grantId } })),
    revoke: (grantId: string, reason: string) =>
      changing(api.post("/v1/access/grants/{id}/revoke", { reason }, { params: { id: grantId } })),
  };
}

export function useAccessChanging() {
  const changing = useChanging(KEY, ["property"], ["own-listings", "todo"]);
  return async (call: Promise<{ msg: string }>): Promise<string> => (await changing(call)).msg;
}
