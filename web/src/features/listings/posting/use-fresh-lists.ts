import { useEffect } from "react";
import { useDraftActions } from "../drafts.api.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

/** Refetches the lists of drafts and tasks when the form is left, and again once what it had not saved yet is saved. */
export function useFreshLists(keeper: DraftKeeper | undefined): void {
  const { refresh } = useDraftActions();
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetching does not depend on the render
  useEffect(() => {
    if (!keeper) return;
    return () => {
      const isSaved = keeper.isUpToDate;
      void refresh();
      if (!isSaved) void keeper.save().then(refresh);
    };
  }, [keeper]);
}
