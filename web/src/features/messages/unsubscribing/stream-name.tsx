import { Trans } from "@lingui/react/macro";
import type { CommercialStream } from "@vestpocket/domain/messages/streams.terms";

/** What a stream of email brings, within a sentence. */
export function StreamName({ stream }: { stream: CommercialStream }) {
  switch (stream) {
    case "alerts":
      return <Trans>new listings for your saved searches and price changes of your favourites</Trans>;
    case "matches":
      return <Trans>listings and buyers that fit what you look for</Trans>;
    case "news":
      return <Trans>news about Vestpocket</Trans>;
  }
}
