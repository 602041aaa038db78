import { Trans } from "@lingui/react/macro";
import { Notice } from "./notice.tsx";

/** Says what is missing if the browser runs no scripts and the page below needs them. */
export function NeedsScripts() {
  return (
    <noscript>
      <div className="mb-6">
        <Notice tone="warning">
          <Trans>
            This page needs JavaScript, which is turned off in your browser. Turn it on, then reload the page.
          </Trans>
        </Notice>
      </div>
    </noscript>
  );
}
