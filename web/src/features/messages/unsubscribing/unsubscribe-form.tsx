import { Trans } from "@lingui/react/macro";
import type { UnsubscribeLink } from "@vestpocket/domain/messages/streams.schema";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useCall } from "../../../platform/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { StreamName } from "./stream-name.tsx";
import { useUnsubscribing } from "./unsubscribing.api.ts";

/** Ends what the link names, and takes it back. */
export function UnsubscribeForm({ token, link }: { token: string; link: UnsubscribeLink }) {
  const toWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const { unsubscribe, undo } = useUnsubscribing(token);
  const { search, isSearchDeleted, isSubscribed, isUndoable } = link;
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
              <Trans>You get new listings for your search “{search}” by email.</Trans>
            )}
          </p>
          <Button size="large" pending={pending} onClick={() => void run(() => unsubscribe(search === null))}>
            <Trans>Unsubscribe</Trans>
          </Button>
          {search !== null && (
            <Button kind="secondary" pending={pending} onClick={() => void run(() => unsubscribe(true))}>
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
