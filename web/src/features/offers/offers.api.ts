import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OfferForm } from "@vestpocket/domain/offers/offers.schema";
import type { OfferOrder } from "@vestpocket/domain/offers/offers.terms";
import { api } from "../../platform/api.ts";
import { useChanging } from "../../platform/use-changing.ts";

const KEY = ["offers"];
const PAGE_SIZE = 20;

/** The offers about a listing that the reader is a party to. */
export function useOffers(id: string, { order = "newest", page = 1 }: { order?: OfferOrder; page?: number } = {}) {
  return useQuery({
    queryKey: [...KEY, "of", id, order, page],
    queryFn: ({ signal }) =>
      api.get("/v1/property/{id}/offers", { params: { id }, query: { order, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One offer with its history. */
export function useOffer(id: string) {
  return useQuery({
    queryKey: [...KEY, "one", id],
    queryFn: async ({ signal }) => (await api.get("/v1/offers/{id}", { params: { id }, signal })).offer,
  });
}

export type Decision = "accept" | "decline" | "withdraw";

/**
 * The parties' actions on offers; each returns the server's message, and refetches what is shown, also if the other side
 * has changed the offer meanwhile. All throw ApiFailure.
 */
export function useOfferChanges() {
  const changing = useChanging(KEY, ["own-listings", "todo"]);
  const decide = (step: Decision, { id, ...body }: { id: string; version: number; note: string }) => {
    const options = { params: { id } };
    if (step === "accept") return api.post("/v1/offers/{id}/accept", body, options);
    if (step === "decline") return api.post("/v1/offers/{id}/decline", body, options);
    return api.post("/v1/offers/{id}/withdraw", body, options);
  };
  return {
    make: (id: string, form: OfferForm) => changing(api.post("/v1/property/{id}/offers", form, { params: { id } })),
    counter: async ({ id, version }: { id: string; version: number }, form: OfferForm) =>
      changing(api.post("/v1/offers/{id}/counter", { ...form, version }, { params: { id } })),
    decide: async (step: Decision, decided: { id: string; version: number; note: string }) =>
      (await changing(decide(step, decided))).msg,
  };
}

/** The offers about the viewer's own listing as a file. Throws ApiFailure. */
export function fetchOffers(id: string): Promise<Blob> {
  return api.file("/v1/property/{id}/offers/export", { params: { id } });
}
