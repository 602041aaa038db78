import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListUsersRequest } from "@vestpocket/domain/accounts/administration.schema";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const PAGE_SIZE = 25;
const KEY = ["admin", "users"];

/** A page of accounts, the newest first; empty texts are left out. */
export function useUsers(request: Pick<ListUsersRequest, "searchQuery" | "role" | "state" | "page">) {
  return useQuery({
    queryKey: [...KEY, request],
    queryFn: ({ signal }) => api.get("/v1/admin/users", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Somebody's account as administrators read it; null where there is none. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    // Each reading is told to the audit log: not at every return to the page.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      try {
        return (await api.get("/v1/admin/users/{id}", { params: { id }, signal })).user;
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** What administrators do with an account; each answers the server's sentence and has the account read anew. All throw ApiFailure. */
export function useUserActions(id: string) {
  const client = useQueryClient();
  const options = { params: { id } };

  async function refreshing(action: Promise<{ msg: string }>): Promise<string> {
    try {
      return (await action).msg;
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
  }

  return {
    /** Reads the account anew, after something else was done with it. */
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
    disable: (reason: string) => refreshing(api.post("/v1/admin/users/{id}/disable", { reason }, options)),
    enable: () => refreshing(api.post("/v1/admin/users/{id}/enable", {}, options)),
    resetPassword: () => refreshing(api.post("/v1/admin/users/{id}/reset-password", {}, options)),
  };
}
