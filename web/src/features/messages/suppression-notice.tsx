import { Trans } from "@lingui/react/macro";
import type { MailStreams } from "@vestpocket/domain/messages/streams.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useFailureWords } from "../../platform/failure-words.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useMailStreamActions } from "./streams.api.ts";

type Suppression = NonNullable<MailStreams["suppression"]>;

/** Says that the reader's address gets no email of this kind, and lets them have it tried again. */
export function SuppressionNotice({ suppression }: { suppression: Suppression }) {
  const toWords = useFailureWords();
  const { mendAddress } = useMailStreamActions();
  const { run, pending } = useCall();
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        <Why {...suppression} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          kind="secondary"
          pending={pending}
          onClick={async () => {
            const sentence = await run(mendAddress, (failure) => toast.error(toWords(failure)));
            if (sentence !== undefined) toast.success(sentence);
          }}
        >
          <Trans>Use this address again</Trans>
        </Button>
        {suppression.reason !== "complained" && (
          <LocalLink to={paths.profile()} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>Change my email</Trans>
          </LocalLink>
        )}
      </div>
    </Notice>
  );
}

function Why({ email, reason }: Suppression) {
  switch (reason) {
    case "unknown_mailbox":
      return <Trans>Email to {email} came back: there is no such mailbox.</Trans>;
    case "bounced":
      return <Trans>Email to {email} came back.</Trans>;
    case "complained":
      return <Trans>An email to {email} was reported as spam, so we stopped sending this kind of email there.</Trans>;
  }
}
