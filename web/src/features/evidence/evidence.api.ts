import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 20;

/** Where all chains ended each day, newest day first. */
export function useChainLines(page: number) {
  return useQuery({
    queryKey: ["evidence", "lines", page],
    queryFn: ({ signal }) => api.get("/v1/evidence/lines", { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What is known about a SHA-256. Throws ApiFailure. */
export const verifySha256 = (sha256: string) => api.post("/v1/evidence/verify", { sha256 });
