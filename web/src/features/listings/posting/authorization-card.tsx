import { Trans } from "@lingui/react/macro";
import { CheckField } from "../../../ui/check-field.tsx";
import { FormCard } from "../../../ui/form-card.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** The declaration that is required to post. */
export function AuthorizationCard({ posting }: { posting: Posting }) {
  const { isAuthorized, authorize, errorOf } = posting;
  return (
    <FormCard title={<Trans>Authorization</Trans>}>
      <div id={anchorOf("isAuthorized")}>
        <CheckField
          name="isAuthorized"
          label={
            <Trans>I declare that I am a registered real estate agent with authority to market this property.</Trans>
          }
          checked={isAuthorized}
          onChange={authorize}
          error={isAuthorized ? undefined : errorOf("isAuthorized")}
        />
      </div>
    </FormCard>
  );
}
