import { Trans, useLingui } from "@lingui/react/macro";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { DraftCard } from "./draft-card.tsx";
import { useDraftActions, useDrafts } from "./drafts.api.ts";

/** The signed-in user's unfinished listings: each can be continued, copied and deleted, which can be undone. */
export function DraftList() {
  const { t } = useLingui();
  const query = useDrafts();
  const { data: drafts = [] } = query;
  const { remove, restore, duplicate } = useDraftActions();
  const failureWords = useFailureWords();
  const { run } = useCall();
  const [deleted, setDeleted] = useState<Draft>();
  const list = useRef<HTMLUListElement>(null);

  function attempt(ask: () => Promise<unknown>) {
    void run(ask, (failure) => toast.error(failureWords(failure)));
  }

  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your drafts could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (drafts.length === 0 && deleted === undefined) return null;
  return (
    // Not a region: the list has the name, because it gets the focus after a draft is deleted.
    <div className="mb-10">
      <h2 className="mb-1 text-22">
        <Trans>Unfinished listings</Trans>
      </h2>
      <div role="status" className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 text-14 text-muted">
        {deleted ? <Trans>Draft deleted.</Trans> : <Trans>Only you can see them.</Trans>}
        {deleted && (
          <button
            type="button"
            className="min-h-11 font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            onClick={() =>
              attempt(async () => {
                await restore(deleted.id);
                setDeleted(undefined);
                list.current?.focus({ preventScroll: true });
              })
            }
          >
            <Trans>Undo</Trans>
          </button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={t`Unfinished listings`} className="space-y-3 outline-none">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard
              draft={draft}
              onDuplicate={() =>
                attempt(async () => {
                  await duplicate(draft.id);
                  toast.success(t`Draft copied.`);
                })
              }
              onDelete={() =>
                attempt(async () => {
                  await remove(draft.id);
                  setDeleted(draft);
                  list.current?.focus({ preventScroll: true });
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
