import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

const keyOf = (id: string) => ["room", id];

/** The deal room of a listing, as the viewer may read it now. */
export function useRoom(listingId: string) {
  return useQuery({
    queryKey: keyOf(listingId),
    queryFn: async ({ signal }) => (await api.get("/v1/rooms/{listingId}", { params: { listingId }, signal })).room,
  });
}
