import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";

const LINK = "inline-flex min-h-11 items-center text-14 font-semibold text-link underline-offset-4 hover:underline";

/** Where the account is changed, for a page that shows what it is used for. */
export function SettingsLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Settings`} className="flex flex-wrap gap-x-6">
      <LocalLink to={paths.profile()} className={LINK}>
        <Trans>Account Settings</Trans>
      </LocalLink>
      <LocalLink to={`${paths.profile()}#password`} className={LINK}>
        <Trans>Forgot/Change Password</Trans>
      </LocalLink>
    </nav>
  );
}
