import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { addCatalogue } from "../../platform/catalogues.ts";

const RENEWAL_MS = 4 * 60 * 1000;
const isForReader = (url: string) => url.includes("?for=");

/** A listing as the signed-in user sees it, and the texts of its fields. */
export function useProperty(id: string) {
  return useQuery({
    queryKey: ["property", id],
    queryFn: async ({ signal }) => {
      const [{ property }] = await Promise.all([
        api.get("/v1/property/getProperty/{id}", { params: { id }, signal }),
        addCatalogue("listing-fields"),
      ]);
      return property;
    },
    // Signed links for a reader expire after five minutes.
    refetchInterval: ({ state }) => (state.data?.imageUrls.some(isForReader) ? RENEWAL_MS : false),
  });
}
