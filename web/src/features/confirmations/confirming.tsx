import { Trans, useLingui } from "@lingui/react/macro";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { Queries } from "../../platform/queries.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormColumn } from "../../ui/form-column.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConfirmationState } from "./confirmation-state.tsx";
import { useAnswers, useConfirmLink } from "./confirmations.api.ts";
import { SnoozeForm } from "./snooze-form.tsx";

/** The page of a link that asks whether a listing is still available. Opening it changes nothing: scanners open links too. */
export function Confirming({ token }: { token: string }) {
  return (
    <Queries>
      <ConfirmingPage token={token} />
    </Queries>
  );
}

function ConfirmingPage({ token }: { token: string }) {
  const { t } = useLingui();
  const query = useConfirmLink(token);
  return (
    <>
      <PageHead title={t`Still available?`} />
      <FormColumn
        heading={<Trans>Still available?</Trans>}
        after={
          <LocalLink
            to={paths.myListings()}
            className="inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4"
          >
            <Trans>Close or edit it under My Listings</Trans>
          </LocalLink>
        }
      >
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-56" />
            </Loading>
          }
          failure={<Failed query={query} />}
        >
          {(confirmation) => <Answer token={token} confirmation={confirmation} />}
        </QueryFrame>
      </FormColumn>
    </>
  );
}

function Answer({ token, confirmation }: { token: string; confirmation: Confirmation }) {
  const { state, title, snooze } = confirmation;
  const toWords = useFailureWords();
  const answers = useAnswers(token);
  const { run, pending, failure } = useCall();
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    await answers.confirm();
    setDone(true);
  };
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-22 wrap-anywhere">{title}</h2>
      {failure && <Notice tone="danger">{toWords(failure)}</Notice>}
      {isDone ? (
        <Notice tone="success">
          <Trans>Thank you. Readers see that you confirmed it today.</Trans>
        </Notice>
      ) : (
        <p>
          <ConfirmationState confirmation={confirmation} />
        </p>
      )}
      {!isDone && state !== "off" && (
        <Button size="large" pending={pending} onClick={() => void run(confirm)}>
          {state === "lapsed" ? <Trans>Bring it back</Trans> : <Trans>Yes, it is still available</Trans>}
        </Button>
      )}
      {!isDone && snooze && (
        <section className="border-t border-line pt-5">
          <h3 className="mb-3 font-sans text-16 font-semibold tracking-normal">
            <Trans>Away for a while?</Trans>
          </h3>
          <SnoozeForm days={snooze} onSnooze={answers.snooze} />
        </section>
      )}
    </div>
  );
}

function Failed({ query }: { query: ReturnType<typeof useConfirmLink> }) {
  const toWords = useFailureWords();
  const { error } = query;
  if (error instanceof ApiFailure && error.status === 404) return <Notice tone="info">{toWords(error)}</Notice>;
  return (
    <LoadFailure query={query}>
      <Trans>The listing could not be loaded.</Trans>
    </LoadFailure>
  );
}
