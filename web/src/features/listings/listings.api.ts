import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { addCatalogue } from "../../platform/catalogues.ts";

const RENEWAL_MS = 4 * 60 * 1000;
const isForReader = (url: string) => url.includes("?for=");

async function readProperty(id: string, signal: AbortSignal) {
  const [{ property }] = await Promise.all([
    api.get("/v1/property/getProperty/{id}", { params: { id }, signal }),
    addCatalogue("listing-fields"),
  ]);
  return property;
}

/** A listing as the signed-in user sees it, and the texts of its fields. */
export function useProperty(id: string) {
  return useQuery({
    queryKey: ["property", id],
    queryFn: ({ signal }) => readProperty(id, signal),
    // Signed links for a reader expire after five minutes.
    refetchInterval: ({ state }) => (state.data?.imageUrls.some(isForReader) ? RENEWAL_MS : false),
  });
}

/** The same as its form opens with it. Read once each time, because anything entered since is a change to that. */
export function useOpenedProperty(id: string) {
  return useQuery({
    queryKey: ["opened-property", id],
    queryFn: ({ signal }) => readProperty(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
