import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useReader } from "../../../platform/units.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DOT } from "../../../ui/dot.ts";
import { Fact, FactList } from "../../../ui/fact-list.tsx";
import { StitchedDivider } from "../../../ui/stitched-divider.tsx";
import { Offer, PostedBy } from "../listing-badges.tsx";
import { ForeignText } from "../listing-languages.tsx";
import { ListingPicture } from "../listing-picture.tsx";
import { useListingWords } from "../listing-words.ts";
import { BehindTheDoor } from "./behind-the-door.tsx";
import { TeaserPrice } from "./teaser-price.tsx";
import { useTeaserTitle } from "./teaser-title.ts";

interface TeaserBodyProps {
  teaser: Teaser;
  /** The way to the listing's own page. */
  entry: ReactNode;
}

/** What a listing's public page says. */
export function TeaserBody({ teaser, entry }: TeaserBodyProps) {
  const { facts, withheld, pictureUrl, brokerageName } = teaser;
  const { language, units } = useReader();
  const { place, kind } = useListingWords()(teaser);
  const title = useTeaserTitle()(teaser);
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-14">
        <ListingPicture
          url={pictureUrl}
          sizes="(min-width: 1024px) 600px, 100vw"
          isFirst
          className="rounded-card border border-line"
        />
        <div className="min-w-0">
          <Badge tone="ink">
            <Offer {...teaser} />
          </Badge>
          <h1 lang={title.language} className="mt-4 text-28 wrap-anywhere sm:text-36">
            {title.text}
          </h1>
          <StitchedDivider className="mt-4 text-muted" />
          <p className="mt-4 flex items-start gap-2">
            <MapPin size={18} className="mt-1 shrink-0 text-muted" aria-hidden="true" />
            {place}
          </p>
          <p className="mt-1 text-14 text-muted">
            {kind}
            <ForeignText language={title.language} />
          </p>
          <TeaserPrice teaser={teaser} />
          <p className="mt-2 text-14 text-muted">
            <PostedBy {...teaser} />
            {brokerageName !== null && `${DOT}${brokerageName}`}
          </p>
          {facts.length > 0 && (
            <div className="mt-6">
              <FactList>
                {facts.map(({ key, label, text, metricText }) => (
                  <Fact key={key} name={label[language]}>
                    {(units === "metric" ? metricText : text)[language]}
                  </Fact>
                ))}
              </FactList>
            </div>
          )}
          {entry}
        </div>
      </div>
      {withheld.length > 0 && <BehindTheDoor withheld={withheld} />}
    </>
  );
}
