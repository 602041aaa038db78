import { Trans, useLingui } from "@lingui/react/macro";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** Whether the listing has a public page: only if the owner chooses it. */
export function TeaserChoice({ posting: { values, change, errorOf } }: { posting: Posting }) {
  const { t } = useLingui();
  return (
    <div id={anchorOf("teaser")}>
      <ChoiceCards
        legend={<Trans>Public page</Trans>}
        name="teaser"
        look="rows"
        columns="sm:grid-cols-3"
        choices={[
          { value: "off", label: t`None` },
          { value: "text", label: t`Without a photo` },
          { value: "picture", label: t`With the first photo` },
        ]}
        value={values.teaser}
        onChange={(teaser) => change({ teaser }, ["teaser"])}
        error={errorOf("teaser")}
      />
      <p className="mt-2 text-14 text-muted">
        <Trans>
          Visitors and search engines then see the title, the category, the city, an agent’s brokerage, and what you
          show to everyone. They learn what else there is and how to see it. You can remove the page at any time.
        </Trans>
      </p>
    </div>
  );
}
