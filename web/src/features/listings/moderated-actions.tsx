import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";

interface ModeratedActionsProps {
  listing: ModeratedListing;
  /** Called when the item is pressed that shows the dialog. */
  onBegin: () => void;
}

/** What can be done with a listing; one whose owner's account is disabled comes back with the account. */
export function ModeratedActions({ listing: { id, name, status, removedWithOwner }, onBegin }: ModeratedActionsProps) {
  const { t } = useLingui();
  return (
    <ActionMenu label={t`Actions for ${name}`}>
      <LocalLink to={paths.property(id)} className={ACTION_CLASS}>
        <Trans>Page for members</Trans>
      </LocalLink>
      {!removedWithOwner && (
        <button
          type="button"
          aria-label={status === "removed" ? t`Restore ${name}` : t`Remove ${name}`}
          aria-haspopup="dialog"
          className={status === "removed" ? ACTION_CLASS : `${ACTION_CLASS} text-danger`}
          onClick={onBegin}
        >
          {status === "removed" ? <Trans>Restore</Trans> : <Trans>Remove</Trans>}
        </button>
      )}
    </ActionMenu>
  );
}
