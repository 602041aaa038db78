import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListUsersRequest, UserRow } from "@vestpocket/domain/accounts/administration.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const PAGE_SIZE = 25;
const KEY = ["admin", "users"];

/** An account in a table whose rows can be selected. */
export type SelectableUser = UserRow & { readonly id: string };

/** Why an account is disabled: for administrators, and for the person if they are told. */
interface WhyDisabled {
  readonly reason: string;
  readonly publicReason: string;
}

/** A page of accounts, newest first; empty filters are left out. */
export function useUsers(request: Omit<ListUsersRequest, "limit">) {
  return useQuery({
    queryKey: [...KEY, request],
    queryFn: async ({ signal }) => {
      const answer = await api.get("/v1/admin/users", { query: { ...request, limit: PAGE_SIZE }, signal });
      const users: SelectableUser[] = answer.users.map((user) => ({ ...user, id: user.uid }));
      return { ...answer, users };
    },
    placeholderData: keepPreviousData,
  });
}

/** A user's account as administrators see it; null if it does not exist. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    // Each read is recorded in the audit log, so do not refetch on focus.
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

/** What an account did and was told. Each read is recorded, so it is not refetched on focus. */
export function useUserHistory(id: string) {
  return useQuery({
    queryKey: [...KEY, id, "history"],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/users/{id}/history", { params: { id }, signal })).history,
    refetchOnWindowFocus: false,
  });
}

/** Disables the accounts that can be disabled, and returns the outcome of each. Throws ApiFailure. */
export function useDisableUsers() {
  const client = useQueryClient();
  return async (ids: readonly string[], why: WhyDisabled): Promise<BatchResult[]> => {
    const { results } = await api.post("/v1/admin/users/disable", { ids: [...ids], ...why });
    // Their listings and reports too, and how many are waiting.
    await client.invalidateQueries({ queryKey: ["admin"] });
    return results;
  };
}

/** Administrator actions on an account. Each returns the server's message and refetches the account. All throw ApiFailure. */
export function useUserActions(id: string) {
  const client = useQueryClient();
  const options = { params: { id } };

  /** Everything in the administration but the notes, each read of which is recorded. */
  const refresh = () =>
    client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[1] !== "notes" });

  async function refreshing(action: Promise<{ msg: string }>): Promise<string> {
    try {
      return (await action).msg;
    } finally {
      await refresh();
    }
  }

  return {
    /** Refetches the account after a change made elsewhere. */
    refresh,
    disable: (why: WhyDisabled) => refreshing(api.post("/v1/admin/users/{id}/disable", why, options)),
    enable: () => refreshing(api.post("/v1/admin/users/{id}/enable", {}, options)),
    changeRole: (role: AdministratorRole) => refreshing(api.post("/v1/admin/users/{id}/role", { role }, options)),
    resetPassword: () => refreshing(api.post("/v1/admin/users/{id}/reset-password", {}, options)),
  };
}
