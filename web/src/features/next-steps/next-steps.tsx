import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Lightbulb, X } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { useDismissStep, useNextSteps } from "./next-steps.api.ts";
import { keyOf, STEP_TEXTS } from "./step-texts.tsx";

/** What an owner may best do next: for one listing, or for all of theirs, which are then named. */
export function NextSteps({ id }: { id?: string }) {
  const query = useNextSteps(id);
  return (
    <SummaryCard icon={Lightbulb} title={<Trans>Best next step</Trans>}>
      <div className="min-h-14">
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-14" />
            </Loading>
          }
          failure={
            <LoadFailure query={query}>
              <Trans>The next steps could not be loaded.</Trans>
            </LoadFailure>
          }
        >
          {(steps) =>
            steps.length === 0 ? (
              <p className="text-muted">
                <Trans>Nothing to improve right now.</Trans>
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {steps.map((step) => (
                  <Step key={keyOf(step)} step={step} isNamed={id === undefined} />
                ))}
              </ul>
            )
          }
        </QueryFrame>
      </div>
    </SummaryCard>
  );
}

function Step({ step, isNamed }: { step: ListedStep; isNamed: boolean }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const dismiss = useDismissStep();
  const { run, pending } = useCall();
  const { kind, count, listing } = step;
  const { sentence, action, path } = STEP_TEXTS[kind];

  async function hide() {
    const msg = await run(
      () => dismiss(step),
      (failure) => toast.error(failureWords(failure, t`The step could not be dismissed.`)),
    );
    if (msg) toast.success(msg);
  }

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-64">
        {isNamed && (
          <LocalLink
            to={paths.ownListing(listing.id, "figures")}
            lang={listing.language}
            className="line-clamp-1 font-medium text-link underline-offset-4 hover:underline"
          >
            {listing.name}
          </LocalLink>
        )}
        <p>{sentence(count)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="secondary" to={localPath(path(listing.id))}>
          {action()}
        </ButtonLink>
        <Button
          kind="ghost"
          className="text-muted"
          icon={<X size={18} aria-hidden="true" />}
          pending={pending}
          onClick={() => void hide()}
        >
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </li>
  );
}
