import { Trans, useLingui } from "@lingui/react/macro";
import { DoorOpen, Ruler, Zap } from "lucide-react";
import { useUnits } from "../../platform/units.ts";
import { Badge } from "../../ui/badge.tsx";
import { FactRow } from "./card-facts.tsx";
import { CardFrame } from "./card-frame.tsx";
import { FactLine } from "./fact-line.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";
import { CardPrice } from "./price.tsx";
import type { Sample } from "./samples.ts";

/** A sample listing, marked as such, without a link. Its three facts are fixed. */
export function SampleCard({ sample }: { sample: Sample }) {
  const { t, i18n } = useLingui();
  const [units] = useUnits();
  const { place, kind } = useListingWords()(sample);
  return (
    <CardFrame
      wide
      picture={<ListingPicture url={null} sizes="" className="" />}
      badges={
        <div className="flex flex-wrap justify-between gap-1.5">
          <ListingBadges listing={sample} />
          <Badge>
            <Trans>Sample</Trans>
          </Badge>
        </div>
      }
      price={<CardPrice listing={sample} />}
      title={i18n._(sample.name)}
      place={place}
      kind={kind}
      facts={
        <FactRow>
          <li>
            <FactLine icon={DoorOpen} value={t`2 Rooms`} />
          </li>
          <li>
            <FactLine icon={Zap} value={t`Hydro`} />
          </li>
          <li>
            <FactLine icon={Ruler} value={units === "metric" ? t`232.3 m²` : t`2500 sq ft`} />
          </li>
        </FactRow>
      }
    />
  );
}
