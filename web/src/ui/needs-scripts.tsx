import { Trans } from "@lingui/react/macro";
import { Notice } from "./notice.tsx";

/** Says what is missing if a browser runs no scripts and the page below needs them. */
export function NeedsScripts() {
  return (
    <noscript>
      <div className="mb-6">
        <Notice tone="warning">
          <Trans>
            This page needs JavaScript, which your browser has turned off. Turn it on, then load the page again.
          </Trans>
        </Notice>
      </div>
    </noscript>
  );
}
