import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../../platform/language.ts";
import { useReturnQuery } from "../../../platform/return-path.ts";
import { useSession } from "../../../platform/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** Leads from a listing's public page to the listing: directly for members, through log-in or sign-up for others. */
export function TeaserEntry({ id }: { id: string }) {
  const localPath = useLocalPath();
  const { state } = useSession();
  const listing = localPath(paths.property(id));
  const next = useReturnQuery(listing);
  if (state === "signed-in") {
    return (
      <ButtonLink size="large" className="mt-8" to={listing}>
        <Trans>Open the listing</Trans>
      </ButtonLink>
    );
  }
  return (
    <EntryPanel isUnknown={state === "resolving"}>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`${localPath(paths.signUp())}?${next}`}>
          <Trans>Sign Up</Trans>
        </ButtonLink>
        <ButtonLink kind="secondary" to={`${localPath(paths.login())}?${next}`}>
          <Trans>Log In</Trans>
        </ButtonLink>
      </div>
    </EntryPanel>
  );
}

interface EntryPanelProps {
  /** Whether it is not known yet if the reader is signed in. */
  isUnknown?: boolean;
  children?: ReactNode;
}

/** What visitors read below a listing's public facts; the buttons are its children. */
export function EntryPanel({ isUnknown = false, children }: EntryPanelProps) {
  return (
    <div data-until-session={isUnknown ? "" : undefined} className="mt-8 rounded-card bg-sunken p-5 sm:p-6">
      <p>
        <Trans>Members see more of this listing. Accounts are free, and the listing opens as soon as you log in.</Trans>
      </p>
      {children}
    </div>
  );
}
