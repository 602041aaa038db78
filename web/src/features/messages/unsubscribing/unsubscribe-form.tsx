import { Trans } from "@lingui/react/macro";
import type { UnsubscribeLink } from "@vestpocket/domain/messages/streams.schema";
import { CADENCES } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useCall } from "../../../platform/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { StreamName } from "./stream-name.tsx";
import { useUnsubscribing } from "./unsubscribing.api.ts";

/** Says how often its reader is told of a search, which a press may have changed. */
function SearchCadence({ search, cadence }: Pick<UnsubscribeLink, "search" | "cadence">) {
  if (cadence === "daily") return <Trans>You get new listings for your search “{search}” once a day.</Trans>;
  if (cadence === "weekly") return <Trans>You get new listings for your search “{search}” once a week.</Trans>;
  return <Trans>You get new listings for your search “{search}” as soon as they are listed.</Trans>;
}

/** Ends what the link names or makes it rarer, and takes back what ended. */
export function UnsubscribeForm({ token, link }: { token: string; link: UnsubscribeLink }) {
  const toWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const { unsubscribe, undo } = useUnsubscribing(token);
  const { search, isSearchDeleted, isSubscribed, isUndoable } = link;
  const rarer = (["daily", "weekly"] as const).filter(
    (each) => link.cadence !== null && CADENCES.indexOf(each) > CADENCES.indexOf(link.cadence),
  );
  return (
    <div className="flex flex-col gap-5">
      {failure && <Notice tone="danger">{toWords(failure)}</Notice>}
      {isSearchDeleted && (
        <p>
          <Trans>The saved search of this email was deleted. It sends nothing any more.</Trans>
        </p>
      )}
      {isSubscribed ? (
        <>
          <p className="wrap-anywhere">
            {search === null ? (
              <Trans>
                You get <StreamName stream={link.stream} /> by email.
              </Trans>
            ) : (
              <SearchCadence search={search} cadence={link.cadence} />
            )}
          </p>
          {rarer.map((cadence) => (
            <Button
              key={cadence}
              kind="secondary"
              pending={pending}
              onClick={() => void run(() => unsubscribe({ isAll: false, cadence }))}
            >
              {cadence === "daily" ? <Trans>Once a day</Trans> : <Trans>Once a week</Trans>}
            </Button>
          ))}
          <Button
            size="large"
            pending={pending}
            onClick={() => void run(() => unsubscribe({ isAll: search === null }))}
          >
            {search === null ? <Trans>Unsubscribe</Trans> : <Trans>Stop this search</Trans>}
          </Button>
          {search !== null && (
            <Button kind="secondary" pending={pending} onClick={() => void run(() => unsubscribe({ isAll: true }))}>
              <Trans>Unsubscribe from all searches</Trans>
            </Button>
          )}
        </>
      ) : (
        <>
          <Notice tone="success">
            {isUndoable && search !== null ? (
              <Trans>You are unsubscribed from “{search}”.</Trans>
            ) : (
              <Trans>
                You are unsubscribed. You do not get <StreamName stream={link.stream} /> by email.
              </Trans>
            )}
          </Notice>
          {isUndoable && (
            <Button kind="secondary" pending={pending} onClick={() => void run(undo)}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <p className="text-14 text-muted">
            <Trans>You still get email about your account, listings, deals and payments.</Trans>
          </p>
        </>
      )}
    </div>
  );
}
