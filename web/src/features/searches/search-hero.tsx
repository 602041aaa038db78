import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageContainer } from "../../ui/page-container.tsx";
import { Skyline } from "./skyline.tsx";

interface SearchHeroProps {
  /** One line above the headline, for signed-in users; its space is reserved from the first paint. */
  strip: ReactNode;
  children: ReactNode;
}

/** The dark hero. Its skyline sits on the upper edge of the search card, which overlaps the bottom of the hero. */
export function SearchHero({ strip, children }: SearchHeroProps) {
  return (
    <div className="relative">
      <div data-ground="ink" className="bg-ink text-on-ink">
        <div data-members-room="" className="print:hidden">
          <PageContainer className="flex min-h-14 justify-center pt-3">{strip}</PageContainer>
        </div>
        <PageContainer className="pt-10 pb-6 text-center sm:pt-14 sm:pb-8">
          <h1 className="text-36 sm:text-48">
            <Trans>Search For A Listing</Trans>
          </h1>
          <p className="mt-2 text-18 text-on-ink-muted sm:text-22">
            <Trans>Commercial Pocket Listings</Trans>
          </p>
          <p className="mx-auto mt-3 max-w-[36rem] text-14 text-on-ink-muted sm:text-16">
            <Trans>
              Businesses, buildings and space that aren’t advertised. Free to search; owners decide who sees the
              details.
            </Trans>
          </p>
        </PageContainer>
        <Skyline className="h-28 text-on-ink-muted sm:h-33 min-[1440px]:h-[9.17vw] *:block *:size-full" />
      </div>
      <div className="absolute inset-x-0 h-24 bg-ink" aria-hidden="true" />
      <PageContainer className="relative -mt-1.5">{children}</PageContainer>
    </div>
  );
}
