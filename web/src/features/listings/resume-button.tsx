import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

/** Puts a paused listing back into search; renders nothing for others. */
export function ResumeButton({ listing: { id, name, status } }: { listing: OwnListing }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { resume } = useOwnListingChanges();
  const { run, pending } = useCall();
  if (nextStatus(status, "resume") === undefined) return null;
  const ask = async () => toast.success(await resume(id));
  return (
    <Button
      pending={pending}
      aria-label={t`Resume ${name}`}
      className="max-sm:w-full"
      onClick={() => void run(ask, (failure) => toast.error(failureWords(failure)))}
    >
      <Trans>Resume</Trans>
    </Button>
  );
}
