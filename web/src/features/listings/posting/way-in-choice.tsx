import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

interface WayInChoiceProps {
  posting: Posting;
  /** Whether the listing has an agreement, which its owner may have replaced. */
  hasAgreement: boolean;
  /** Opens the standard text for a category. */
  standardText: (type: string) => ReactNode;
}

/** The agreement that readers sign, and whether the owner approves them before. */
export function WayInChoice({ posting, hasAgreement, standardText }: WayInChoiceProps) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  return (
    <div id={anchorOf("wayIn")} className="flex flex-col gap-3">
      <ChoiceCards
        legend={<Trans>How people get in</Trans>}
        name="wayIn"
        look="rows"
        columns="sm:grid-cols-2"
        choices={[
          {
            value: "approval",
            label: t`I approve each person`,
            hint: t`People ask you first. Once you approve them, they sign the NDA and see what is hidden.`,
          },
          {
            value: "signing",
            label: t`Open automatically on signing`,
            hint: t`Any verified member can sign the NDA, and then sees what is for people who signed.`,
          },
        ]}
        // What the server does for an owner who does not choose.
        value={values.wayIn || "approval"}
        onChange={(wayIn) => change({ wayIn }, ["wayIn"])}
        error={errorOf("wayIn")}
      />
      {hasAgreement ? (
        <p className="text-14 text-muted">
          <Trans>People sign the NDA that you chose on the listing’s page. You can change it there.</Trans>
        </p>
      ) : (
        <>
          <p className="text-14 text-muted">
            <Trans>
              People sign our standard NDA. Once the listing is saved, you can replace it with your own text on the
              listing’s page.
            </Trans>
          </p>
          {standardText(values.type)}
        </>
      )}
    </div>
  );
}
