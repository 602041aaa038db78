import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ActiveSession } from "@vestpocket/domain/sessions/sessions.schema";
import { useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePlaceEndings, useSignedInPlaces } from "./places.api.ts";
import { SignedInPlaceRow } from "./signed-in-place-row.tsx";

/** The number of sessions shown before 'Show more'. */
const FIRST = 5;

/** The account's active sessions, which can be signed out. */
export function SignedInPlaces() {
  const query = useSignedInPlaces();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading className="space-y-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>Your devices could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(places) => <Places places={places} />}
    </QueryFrame>
  );
}

function Places({ places }: { places: readonly ActiveSession[] }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { end, endOthers } = usePlaceEndings();
  const { run, pending, failure } = useCall();
  const [ending, setEnding] = useState<string>();
  const [isLong, setIsLong] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ordered = places.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isLong ? ordered : ordered.slice(0, FIRST);
  const more = ordered.length - shown.length;

  async function finish(what: string, ask: () => Promise<string>) {
    // One at a time: the spinner stays with what is being ended.
    if (pending) return;
    setEnding(what);
    const sentence = await run(ask);
    if (sentence === undefined) return;
    toast.success(sentence);
    // The button that had the focus is gone.
    list.current?.focus();
  }

  return (
    <div>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {shown.map((place) => (
          <SignedInPlaceRow
            key={place.id}
            place={place}
            pending={pending && ending === place.id}
            onEnd={() => finish(place.id, () => end(place))}
          />
        ))}
      </ul>
      {failure && (
        <div className="mt-4">
          <Notice tone="danger">{failureWords(failure, t`Signing out failed. Please try again.`)}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3 empty:hidden">
        {more > 0 && (
          <Button kind="secondary" onClick={() => setIsLong(true)}>
            <Plural value={more} one="Show # more" other="Show # more" />
          </Button>
        )}
        {ordered.length > 1 && (
          <Button
            kind="secondary"
            pending={pending && ending === "others"}
            onClick={() =>
              finish("others", async () => {
                await endOthers();
                return t`You are now signed out everywhere else.`;
              })
            }
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
