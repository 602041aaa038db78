import { Trans } from "@lingui/react/macro";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { useState } from "react";
import { formatMoment } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { ValueEye } from "./audience-eye.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** The declaration required to post: the agent's or the owner's. Checking one unchecks the other. */
export function AuthorizationField({ posting }: { posting: Posting }) {
  const { postedAs, declare, errorOf, values } = posting;
  const { at } = values.declaration;
  const language = useLanguage();
  // One that was just made needs no date.
  const [kept] = useState(at);
  return (
    <fieldset id={anchorOf("isAuthorized")} className="min-w-0">
      <legend className="float-left text-14 font-medium">
        <Trans>Authorization</Trans>
      </legend>
      <div className="flex justify-end">
        <ValueEye posting={posting} name={POSTER_KEY} />
      </div>
      <CheckField
        name="isAuthorized"
        label={
          <span className="text-13">
            <Trans>I declare that I am a registered real estate agent with authority to market this property.</Trans>
          </span>
        }
        checked={postedAs === "agent"}
        onChange={(isChecked) => declare(isChecked ? "agent" : undefined)}
        error={postedAs === undefined ? errorOf("isAuthorized") : undefined}
      />
      <CheckField
        name="isOwner"
        label={
          <span className="text-13">
            <Trans>
              I own it, or I am a director, officer or employee of its owner, or a lawyer, notary, trustee or other
              person whom the law exempts from a real estate licence; and nobody pays me for finding a buyer or tenant
              unless the law allows it without one.
            </Trans>
          </span>
        }
        checked={postedAs === "owner"}
        onChange={(isChecked) => declare(isChecked ? "owner" : undefined)}
      />
      {at && at === kept && (
        <p className="text-13 text-muted">
          <Trans>
            Declared on {formatMoment(Date.parse(at) / 1000, language)}. Another type or subtype asks again.
          </Trans>
        </p>
      )}
    </fieldset>
  );
}
