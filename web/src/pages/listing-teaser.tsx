import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
import { TeaserSkeleton } from "../features/listings/teasers/teaser-skeleton.tsx";
import { TeaserView } from "../features/listings/teasers/teaser-view.tsx";
import { usePathInEveryLanguage } from "../platform/language.ts";
import { SentData, useSentData } from "../platform/sent-data.tsx";

const LoadedTeaser = lazy(async () => ({
  default: (await import("../features/listings/teasers/loaded-teaser.tsx")).LoadedTeaser,
}));

/** A listing's public page, separate from its route because the server renders it too. */
export function ListingTeaser() {
  const path = usePathInEveryLanguage();
  const teaser = useSentData<Teaser>();
  if (teaser !== undefined) {
    return (
      <>
        <SentData data={teaser} />
        <TeaserView teaser={teaser} />
      </>
    );
  }
  // The prerendered page, which the server fills in.
  if (import.meta.env.SSR) return <TeaserSkeleton />;
  return (
    <Suspense fallback={<TeaserSkeleton />}>
      <LoadedTeaser key={path} id={path.slice(`${paths.teaser()}/`.length)} />
    </Suspense>
  );
}
