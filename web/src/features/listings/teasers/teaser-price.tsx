import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { useBandText } from "../band-text.ts";
import { Price, PriceDetail } from "../price.tsx";

/** What the owner asks, or its range; nothing if neither is public. */
export function TeaserPrice({ teaser }: { teaser: Teaser }) {
  const sayBand = useBandText();
  const withheld = teaser.withheld.find(({ key }) => key === "price");
  if (withheld !== undefined) {
    return withheld.band && <p className="mt-5 text-28 font-semibold">{sayBand(withheld.band)}</p>;
  }
  return (
    <>
      <p className="mt-5 text-28 font-semibold">
        <Price listing={teaser} />
      </p>
      <PriceDetail listing={teaser} className="mt-1" />
    </>
  );
}
