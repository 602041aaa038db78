import { Trans } from "@lingui/react/macro";
import { findExceeded, isQuotaNear } from "@vestpocket/domain/listings/quotas.rules";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { useQuota } from "./own-listings.api.ts";
import { formatFileSize } from "./posting/file-size.ts";

/** How much of the user's listing quota is used once a limit is near, and what to do when it is reached. */
export function ListingQuota() {
  const language = useLanguage();
  const message = useMessage();
  const { data: quota } = useQuota();
  if (quota === undefined) return null;
  const { drafts, draftsMax, bytes, bytesMax } = quota;
  const next = findExceeded({ drafts: drafts + 1, draftsMax, bytes: bytes + 1 });
  if (next !== undefined) return <Notice tone="warning">{message(next)}</Notice>;
  if (!isQuotaNear(quota)) return null;
  const used = formatFileSize(bytes, language);
  const most = formatFileSize(bytesMax, language);
  return (
    <p className="text-14 text-muted">
      <Trans>
        Drafts: {drafts} of {draftsMax}. Files: {used} of {most}.
      </Trans>
    </p>
  );
}
