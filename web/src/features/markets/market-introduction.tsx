import { Trans } from "@lingui/react/macro";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { useLanguage } from "../../platform/language.ts";

/** Introduces a province's market, and the regions that its agents cover. */
export function MarketIntroduction({ text, regions }: NonNullable<MarketFacts["introduction"]>) {
  const language = useLanguage();
  const covered = regions[language];
  return (
    <section aria-labelledby="introduction" className="max-w-[44rem]">
      <h2 id="introduction" className="text-22 sm:text-28">
        <Trans>About this market</Trans>
      </h2>
      <p className="mt-3">{text[language]}</p>
      {covered.length > 0 && (
        <>
          <h3 className="mt-5 text-16 font-semibold">
            <Trans>Regions covered</Trans>
          </h3>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted">
            {covered.map((region) => (
              <li key={region}>{region}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
