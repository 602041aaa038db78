import { Trans } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import { useBandText } from "./band-text.ts";
import { CardPrice } from "./price.tsx";

/** The price on a card of someone who may not read it: its public range, who may, or that it is on request. */
export function HiddenPrice({ listing, hidden }: { listing: HomeCard; hidden: NonNullable<HomeCard["hiddenPrice"]> }) {
  const sayBand = useBandText();
  if (hidden.band) return <span className="tabular text-18">{sayBand(hidden.band)}</span>;
  if (hidden.needs !== "member") return <CardPrice listing={listing} />;
  return (
    <span className="text-16">
      <Trans>Price for members</Trans>
    </span>
  );
}
