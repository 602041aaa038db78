import { Trans } from "@lingui/react/macro";
import { formatMoment } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { SectionCard } from "./section-card.tsx";
import type { Posting } from "./use-posting.ts";

/** The declaration required to post: the agent's or the owner's. Checking one unchecks the other. */
export function AuthorizationCard({ posting }: { posting: Posting }) {
  const { postedAs, declare, errorOf, values } = posting;
  const { at } = values.declaration;
  const language = useLanguage();
  return (
    <SectionCard
      section="authorization"
      intro={<Trans>Check the declaration that applies to you. You can continue once you have.</Trans>}
    >
      <div id={anchorOf("isAuthorized")} className="space-y-3">
        <CheckField
          name="isAuthorized"
          label={
            <Trans>I declare that I am a registered real estate agent with authority to market this property.</Trans>
          }
          checked={postedAs === "agent"}
          onChange={(isChecked) => declare(isChecked ? "agent" : undefined)}
          error={postedAs === undefined ? errorOf("isAuthorized") : undefined}
        />
        <CheckField
          name="isOwner"
          label={
            <Trans>
              I own it, or I am a director, officer or employee of its owner, or a lawyer, notary, trustee or other
              person whom the law exempts from a real estate licence; and nobody pays me for finding a buyer or tenant
              unless the law allows it without one.
            </Trans>
          }
          checked={postedAs === "owner"}
          onChange={(isChecked) => declare(isChecked ? "owner" : undefined)}
        />
        {at && (
          <p className="text-13 text-muted">
            <Trans>
              Declared on {formatMoment(Date.parse(at) / 1000, language)}. Another type or subtype asks again.
            </Trans>
          </p>
        )}
      </div>
    </SectionCard>
  );
}
