import { useQuery } from "@tanstack/react-query";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { api } from "../../platform/api.ts";

/** A listing as the signed-in person sees it. */
export function useProperty(id: string) {
  return useQuery({
    queryKey: ["property", id],
    queryFn: async ({ signal }) => {
      const path = `/v1/property/getProperty/${encodeURIComponent(id)}`;
      const { property } = await api.get<{ property: Property }>(path, { signal });
      return property;
    },
  });
}
