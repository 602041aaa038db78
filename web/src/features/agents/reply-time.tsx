import { Trans } from "@lingui/react/macro";
import type { ReplyBand } from "@vestpocket/domain/inquiries/reply-times.terms";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";

const SENTENCES: Readonly<Record<ReplyBand, () => ReactNode>> = {
  same_day: () => <Trans>Usually replies the same day</Trans>,
  two_days: () => <Trans>Usually replies within two days</Trans>,
  slower: () => <Trans>Usually takes more than two days to reply</Trans>,
};

/** How fast somebody usually replies to inquiries; nothing with too few replies to say (product.md §12). */
export function ReplyTime({ band }: { band: ReplyBand | null }) {
  if (band === null) return null;
  return (
    <span className="inline-flex items-start gap-1.5 text-13 text-muted">
      <Clock size={14} className="mt-0.5 shrink-0" aria-hidden="true" />
      {SENTENCES[band]()}
    </span>
  );
}
