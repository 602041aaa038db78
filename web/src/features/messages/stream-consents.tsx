import { Trans } from "@lingui/react/macro";
import type { MailStream } from "@vestpocket/domain/messages/streams.schema";
import { useId } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useMailStreamActions, useMailStreams } from "./streams.api.ts";
import { SuppressionNotice } from "./suppression-notice.tsx";

/** Each kind of commercial email with the sentence that asks for it, and whether the reader's address takes email. */
export function StreamConsents() {
  const query = useMailStreams();
  return (
    <SettingsSection
      id="email-consent"
      title={<Trans>Email you ask for</Trans>}
      description={<Trans>You get it only if you tick the box. Clear it to stop at once.</Trans>}
    >
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-16" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>Your choices could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {({ streams, suppression }) => (
          <div className="flex flex-col gap-4">
            {suppression && <SuppressionNotice suppression={suppression} />}
            {streams.map((stream) => (
              <Consent key={stream.stream} stream={stream} />
            ))}
          </div>
        )}
      </QueryFrame>
    </SettingsSection>
  );
}

function Consent({ stream }: { stream: MailStream }) {
  const id = useId();
  const toWords = useFailureWords();
  const { choose } = useMailStreamActions();
  const { run, pending } = useCall();
  const { words, isGiven } = stream;
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-2.5">
        <CheckBox
          id={id}
          checked={isGiven}
          disabled={pending}
          aria-describedby={`${id}-since`}
          onChange={({ target }) =>
            void run(
              () => choose(stream, target.checked),
              (failure) => toast.error(toWords(failure)),
            )
          }
        />
        <span className="min-w-0">{words}</span>
      </label>
      <p id={`${id}-since`} className="pl-9 text-14 text-muted empty:hidden">
        <Since stream={stream} />
      </p>
    </div>
  );
}

function Since({ stream: { isGiven, changedAt } }: { stream: MailStream }) {
  const language = useLanguage();
  if (changedAt === null) return null;
  const day = formatDate(changedAt.seconds, language);
  return isGiven ? <Trans>You asked for it on {day}.</Trans> : <Trans>You stopped it on {day}.</Trans>;
}
