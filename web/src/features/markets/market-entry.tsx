import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { useReturnQuery } from "../../platform/return-path.ts";
import { useSession } from "../../platform/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MarketSave } from "./market-save.tsx";

interface MarketEntryProps {
  listings: number;
  /** The search for the market's listings, without its language. */
  search: string;
}

/** Leads from a market's figures to its listings: directly for members, through log-in or sign-up for others. */
export function MarketEntry({ listings, search }: MarketEntryProps) {
  const localPath = useLocalPath();
  const { state } = useSession();
  const next = useReturnQuery(localPath(search));
  if (state === "signed-in") {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink size="large" to={localPath(search)}>
          <Plural value={listings} one="See # listing" other="See # listings" />
        </ButtonLink>
        <MarketSave search={search} listings={listings} />
      </div>
    );
  }
  return (
    <div
      data-until-session={state === "resolving" ? "" : undefined}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken p-5 sm:p-6"
    >
      <p className="max-w-[36rem]">
        <Trans>
          Pocket listings are shown to members only. Accounts are free, and your search opens as soon as you log in.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${localPath(paths.signUp())}?${next}`}>
          <Trans>Sign Up</Trans>
        </ButtonLink>
        <ButtonLink kind="secondary" to={`${localPath(paths.login())}?${next}`}>
          <Trans>Log In</Trans>
        </ButtonLink>
        <MarketSave search={search} listings={listings} />
      </div>
    </div>
  );
}
