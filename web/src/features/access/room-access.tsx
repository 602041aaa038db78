import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { useOwnAccess } from "./access.api.ts";
import { AccessPanel } from "./access-panel.tsx";
import { SignLink } from "./sign-link.tsx";
import { StandingNotice } from "./standing-notice.tsx";

interface RoomAccessProps {
  listingId: string;
  /** Whether the listing's page has the panel where the reader asks for access. */
  hasPanel: boolean;
}

/**
 * In a deal room, for a reader who cannot see everything in it: where they stand, and what they do next. The panel itself
 * if the listing's page has none.
 */
export function RoomAccess({ listingId, hasPanel }: RoomAccessProps) {
  const { data } = useOwnAccess(listingId);
  if (!hasPanel) return <AccessPanel listingId={listingId} />;
  if (data === undefined) return null;
  const { standing, reason } = data;
  return (
    <StandingNotice standing={standing} written={standing.kind === "revoked" ? reason : ""}>
      {standing.next === "sign" ? (
        <SignLink listingId={listingId} isNext className="mt-3" />
      ) : (
        <LocalLink
          to={paths.ownAccess(listingId)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Your access</Trans>
        </LocalLink>
      )}
    </StandingNotice>
  );
}
