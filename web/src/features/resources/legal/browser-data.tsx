import { Trans } from "@lingui/react/macro";
import { Term, Terms } from "../prose.tsx";

/** What the site stores in a reader's browser; must match what server and web app do. */
export function BrowserData() {
  return (
    <>
      <Terms>
        <Term word={<Trans>Session cookie</Trans>}>
          <Trans>Keeps you logged in: 30 days from your last visit, 90 days in all. Scripts cannot read it.</Trans>
        </Term>
        <Term word={<Trans>Signed-in cookie</Trans>}>
          <Trans>
            Says only that there is a session cookie, so that the site asks for your account only if there is one. It
            lasts as long as that cookie. Scripts can read it; it contains nothing about you.
          </Trans>
        </Term>
        <Term word={<Trans>Known device cookie</Trans>}>
          <Trans>
            Marks a browser where you have logged in before, for a year, so that someone guessing your password cannot
            lock you out. It does not let anyone in.
          </Trans>
        </Term>
        <Term word={<Trans>Browser storage</Trans>}>
          <Trans>
            The theme and the units you chose, that you have viewed a listing, the listings you selected to compare, and
            what you typed in forms but have not sent. Your selection and your drafts are deleted when you sign out.
          </Trans>
        </Term>
        <Term word={<Trans>Your location</Trans>}>
          <Trans>
            We ask for it only when you press “Use my location”, or if you have already allowed it. We round it to about
            a kilometre, use it to find the nearest listings, and do not keep it.
          </Trans>
        </Term>
      </Terms>
      <p>
        <Trans>These are needed for what you ask the site to do. There are no others, so there is no banner.</Trans>
      </p>
    </>
  );
}
