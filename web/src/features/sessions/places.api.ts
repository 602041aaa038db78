import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActiveSession } from "@vestpocket/domain/sessions/sessions.schema";
import { PAGE_SIZE_MAX } from "@vestpocket/domain/shared/paging";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const KEY = ["signed-in-places"];

/** The account's active sessions, as many as fit in one response. */
export function useSignedInPlaces() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => list(signal) });
}

/** Both throw ApiFailure. */
export function usePlaceEndings() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });

  async function end({ id }: ActiveSession): Promise<string> {
    const { msg } = await sendEnd(id);
    await refresh();
    return msg;
  }

  /** Ends all other sessions, including those not listed. */
  async function endOthers(): Promise<void> {
    for (;;) {
      const others = (await list()).filter(({ isCurrent }) => !isCurrent);
      if (others.length === 0) break;
      await Promise.all(others.map(({ id }) => sendEnd(id).catch(ignoreEnded)));
    }
    await refresh();
  }

  return { end, endOthers };
}

function sendEnd(id: string) {
  return api.delete("/v1/auth/sessions/{id}", { params: { id } });
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}

async function list(signal?: AbortSignal): Promise<readonly ActiveSession[]> {
  const { sessions } = await api.get("/v1/auth/sessions", { query: { limit: PAGE_SIZE_MAX }, signal });
  return sessions;
}
