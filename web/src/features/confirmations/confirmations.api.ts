import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { api } from "../../platform/api.ts";

const keyOfLink = (token: string) => ["confirmation", "link", token];
const keyOfOwn = (id: string) => ["confirmation", "own", id];

/** What a link asks about its listing. Changes nothing. */
export function useConfirmLink(token: string) {
  return useQuery({
    queryKey: keyOfLink(token),
    queryFn: async ({ signal }) =>
      (await api.get("/v1/confirmations/{token}", { params: { token }, signal })).confirmation,
  });
}

/** When the owner last confirmed their listing, and the text by which they do. */
export function useOwnConfirmation(id: string) {
  return useQuery({
    queryKey: keyOfOwn(id),
    queryFn: ({ signal }) => api.get("/v1/property/{id}/confirmation", { params: { id }, signal }),
  });
}

/** What an owner can answer. Both throw ApiFailure. */
export function useAnswers(token: string) {
  const client = useQueryClient();
  const params = { token };
  const show = ({ confirmation }: { confirmation: Confirmation }) => {
    client.setQueryData(keyOfLink(token), confirmation);
    client.setQueryData(keyOfOwn(confirmation.listingId), { confirmation, token });
    for (const key of ["property", "own-listings"]) void client.invalidateQueries({ queryKey: [key] });
  };
  return {
    confirm: async () => show(await api.post("/v1/confirmations/{token}", {}, { params })),
    snooze: async (until: string) => show(await api.post("/v1/confirmations/{token}/snooze", { until }, { params })),
  };
}
