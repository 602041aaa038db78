import { useLingui } from "@lingui/react/macro";
import type { Stream } from "@vestpocket/domain/messages/streams.terms";

/** The names of the streams, for administrators. */
export function useStreamTitles(): Readonly<Record<Stream, string>> {
  const { t } = useLingui();
  return {
    service: t`Service`,
    alerts: t`Alerts`,
    matches: t`Matches`,
    news: t`News`,
  };
}
