import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useSession } from "../../platform/session.ts";

const IDS = ["favourite-ids"];
const LISTS = ["favourites"];
const PRESSES = ["favourite-presses"];

/** The user's favourites, newest first. */
export function useFavourites({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: [...LISTS, page, limit],
    // Favourites change on many pages.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get("/v1/favourites", { query: { page, limit }, signal }),
  });
}

function useFavouriteIds<Answer>(select: (ids: readonly string[]) => Answer) {
  const { state } = useSession();
  return useQuery({
    queryKey: IDS,
    enabled: state === "signed-in",
    queryFn: async ({ signal }) => (await api.get("/v1/favourites/ids", { signal })).ids,
    select,
  });
}

/** The number of favourites, including unavailable ones. */
export function useFavouriteCount() {
  return useFavouriteIds((ids) => ids.length);
}

/** Whether a listing is a favourite, and a toggle: optimistic, rolled back if the server refuses. */
export function useFavourite(id: string, onFailure: (error: Error) => void) {
  const client = useQueryClient();
  const { data: isFavourite = false } = useFavouriteIds((ids) => ids.includes(id));

  function show(isShown: boolean) {
    client.setQueryData<readonly string[]>(IDS, (ids = []) => {
      const others = ids.filter((each) => each !== id);
      return isShown ? [id, ...others] : others;
    });
  }

  const { mutate } = useMutation({
    mutationKey: PRESSES,
    // Run one at a time in the order of the clicks; fail offline instead of waiting unseen.
    scope: { id: "favourites" },
    networkMode: "always",
    mutationFn: (isWanted: boolean) => {
      const params = { listingId: id };
      return isWanted
        ? api.put("/v1/favourites/{listingId}", { params })
        : api.delete("/v1/favourites/{listingId}", { params });
    },
    onMutate: async (isWanted) => {
      await client.cancelQueries({ queryKey: IDS });
      show(isWanted);
    },
    onError: (error, isWanted) => {
      show(!isWanted);
      onFailure(error);
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: PRESSES }) === 1) await client.invalidateQueries({ queryKey: IDS });
    },
  });
  return { isFavourite, toggle: () => mutate(!isFavourite) };
}

/** Removes the unavailable favourites. Throws ApiFailure. */
export function useRemoveUnavailable(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await api.delete("/v1/favourites/unavailable");
    await Promise.all([LISTS, IDS].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
