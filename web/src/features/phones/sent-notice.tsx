import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/notice.tsx";

/** The server's message about the sent code; once a code was rejected, what to do instead. */
export function SentNotice({ sentence, isRefused }: { sentence: string; isRefused: boolean }) {
  if (!isRefused) return <Notice tone="success">{sentence}</Notice>;
  return (
    <Notice tone="info">
      <Trans>Check the code in our latest text message, or request a new one below.</Trans>
    </Notice>
  );
}
