import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { PageContainer } from "../../../ui/page-container.tsx";
import { TeaserBody } from "./teaser-body.tsx";
import { TeaserEntry } from "./teaser-entry.tsx";
import { TeaserHead } from "./teaser-head.tsx";

/** A listing's public page: what it is, what is withheld, and how to get access. */
export function TeaserView({ teaser }: { teaser: Teaser }) {
  return (
    <PageContainer className="py-8 sm:py-12">
      <TeaserHead teaser={teaser} />
      <TeaserBody teaser={teaser} entry={<TeaserEntry id={teaser.id} />} />
    </PageContainer>
  );
}
