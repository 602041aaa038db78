import { Trans, useLingui } from "@lingui/react/macro";
import { isDeletable, nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  CalendarPlus,
  CircleArrowUp,
  CircleOff,
  CirclePause,
  Copy,
  Eye,
  PencilLine,
  RefreshCw,
  Share2,
  Trash2,
} from "lucide-react";
import { LocalLink } from "../../platform/local-link.tsx";
import { toExtendPath } from "../../shared/orders/extend-path.ts";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useDuplicate } from "./use-duplicate.ts";

const loadPauseDialog = async () => (await import("./pause-listings-dialog.tsx")).PauseListingsDialog;
const loadShareKit = async () => (await import("./share-kit.tsx")).ShareKit;

interface OwnListingMenuProps {
  listing: OwnListing;
  /** Whether editing has no button of its own. */
  hasEdit?: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** What an owner can do about a listing, apart from what has a button of its own. */
export function OwnListingMenu({ listing, hasEdit = false, onClose, onDelete }: OwnListingMenuProps) {
  const { t } = useLingui();
  const { id, name, status } = listing;
  const sharing = useLazyDialog(loadShareKit);
  const pausing = useLazyDialog(loadPauseDialog);
  const duplicate = useDuplicate(id);
  return (
    <>
      <ActionMenu label={t`More actions for ${name}`}>
        <LocalLink to={paths.property(id)} className={ACTION_CLASS}>
          <Eye size={18} className="shrink-0 text-muted" aria-hidden="true" />
          <Trans>View listing</Trans>
        </LocalLink>
        {hasEdit && nextStatus(status, "edit") !== undefined && (
          <LocalLink to={paths.editListing(id)} className={ACTION_CLASS}>
            <PencilLine size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Edit</Trans>
          </LocalLink>
        )}
        {status === "active" && (
          <>
            <LocalLink to={toExtendPath(id)} className={ACTION_CLASS}>
              <CalendarPlus size={18} className="shrink-0 text-muted" aria-hidden="true" />
              <Trans>Renew early</Trans>
            </LocalLink>
            <LocalLink to={toExtendPath(id, "upgrade")} className={ACTION_CLASS}>
              <CircleArrowUp size={18} className="shrink-0 text-muted" aria-hidden="true" />
              <Trans>Upgrade</Trans>
            </LocalLink>
            <LocalLink to={toExtendPath(id)} className={ACTION_CLASS}>
              <RefreshCw size={18} className="shrink-0 text-muted" aria-hidden="true" />
              <Trans>Automatic renewal</Trans>
            </LocalLink>
          </>
        )}
        <button type="button" onClick={duplicate} className={ACTION_CLASS}>
          <Copy size={18} className="shrink-0 text-muted" aria-hidden="true" />
          <Trans>Duplicate</Trans>
        </button>
        {listing.hasShareKit && (
          <button type="button" aria-haspopup="dialog" onClick={sharing.show} className={ACTION_CLASS}>
            <Share2 size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Share kit</Trans>
          </button>
        )}
        {nextStatus(status, "pause") !== undefined && (
          <button type="button" aria-haspopup="dialog" onClick={pausing.show} className={ACTION_CLASS}>
            <CirclePause size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Pause listing</Trans>
          </button>
        )}
        {nextStatus(status, "close") !== undefined && (
          <button type="button" aria-haspopup="dialog" onClick={onClose} className={`${ACTION_CLASS} text-danger`}>
            <CircleOff size={18} className="shrink-0" aria-hidden="true" />
            <Trans>Close listing</Trans>
          </button>
        )}
        {isDeletable(status) && (
          <button type="button" aria-haspopup="dialog" onClick={onDelete} className={`${ACTION_CLASS} text-danger`}>
            <Trash2 size={18} className="shrink-0" aria-hidden="true" />
            <Trans>Delete listing</Trans>
          </button>
        )}
      </ActionMenu>
      {sharing.render({ listing })}
      {pausing.render({ listings: [listing], onDone: () => undefined })}
    </>
  );
}
