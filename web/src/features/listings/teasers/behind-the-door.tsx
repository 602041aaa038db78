import { Trans } from "@lingui/react/macro";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { Fact, FactList } from "../../../ui/fact-list.tsx";
import { NameList } from "../../../ui/name-list.tsx";
import { useBandText } from "../band-text.ts";

/** What access requires, from the least to the most. */
const STEPS: readonly { needs: Audience; words: ReactNode }[] = [
  { needs: "member", words: <Trans>With an account</Trans> },
  { needs: "verified", words: <Trans>With a confirmed email and phone</Trans> },
  { needs: "nda", words: <Trans>After you sign an NDA</Trans> },
  { needs: "granted", words: <Trans>Once the owner gives you access</Trans> },
];

/** What others can read of a listing: names, what access requires, and the public ranges. */
export function BehindTheDoor({ withheld }: Pick<Teaser, "withheld">) {
  const language = useLanguage();
  const sayBand = useBandText();
  // A price range is shown where the price would be.
  const banded = withheld.filter(({ key, band }) => band !== null && key !== "price");
  const steps = STEPS.map(({ needs, words }) => ({
    needs,
    words,
    names: withheld.filter((each) => each.needs === needs).map(({ label }) => label[language]),
  })).filter(({ names }) => names.length > 0);
  return (
    <>
      {banded.length > 0 && (
        <section aria-labelledby="ranges" className="mt-12 rounded-card border border-line bg-raised p-5 sm:p-8">
          <h2 id="ranges" className="text-22">
            <Trans>Figures in ranges</Trans>
          </h2>
          <div className="mt-5">
            <FactList>
              {banded.map(({ key, label, band }) => (
                <Fact key={key} name={label[language]}>
                  {sayBand(band ?? undefined)}
                </Fact>
              ))}
            </FactList>
          </div>
        </section>
      )}
      <section
        aria-labelledby="behind-the-door"
        className={`${banded.length > 0 ? "mt-6" : "mt-12"} rounded-card border border-line bg-raised p-5 sm:p-8`}
      >
        <h2 id="behind-the-door" className="flex items-center gap-2 text-22">
          <LockKeyhole size={20} className="shrink-0 text-muted" aria-hidden="true" />
          <Trans>What else you can see</Trans>
        </h2>
        <div className="mt-5">
          <FactList>
            {steps.map(({ needs, words, names }) => (
              <Fact key={needs} name={words}>
                <NameList names={names} />
              </Fact>
            ))}
          </FactList>
        </div>
      </section>
    </>
  );
}
