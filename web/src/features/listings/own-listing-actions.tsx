import { Trans, useLingui } from "@lingui/react/macro";
import { isDeletable, nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { CircleOff, CirclePause, Copy, Eye, PencilLine, Share2, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useDraftActions } from "./drafts.api.ts";
import { PayListingLink } from "./pay-listing-link.tsx";
import { ResumeButton } from "./resume-button.tsx";

const loadPauseDialog = async () => (await import("./pause-listing-dialog.tsx")).PauseListingDialog;
const loadShareKit = async () => (await import("./share-kit.tsx")).ShareKit;

interface OwnListingActionsProps {
  listing: OwnListing;
  onClose: () => void;
  onDelete: () => void;
}

/** The owner's actions for the listing's status: the main one as a button, the others in a menu. */
export function OwnListingActions({ listing, onClose, onDelete }: OwnListingActionsProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { id, name, status } = listing;
  const sharing = useLazyDialog(loadShareKit);
  const pausing = useLazyDialog(loadPauseDialog);
  const mayPause = nextStatus(status, "pause") !== undefined;
  const mayClose = nextStatus(status, "close") !== undefined;
  const duplicate = useDuplicate(id);

  if (nextStatus(status, "edit") === undefined) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={duplicate} aria-label={t`Duplicate ${name}`}>
          <Trans>Duplicate</Trans>
        </Button>
        <ButtonLink kind="secondary" to={localPath(paths.property(id))} aria-label={t`View ${name}`}>
          <Trans>View</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <PayListingLink listing={listing} className="max-sm:w-full" />
      <ResumeButton listing={listing} />
      <ButtonLink
        kind="secondary"
        icon={<PencilLine size={18} aria-hidden="true" />}
        to={localPath(paths.editListing(id))}
        aria-label={t`Edit ${name}`}
      >
        <Trans>Edit</Trans>
      </ButtonLink>
      <ActionMenu label={t`More actions for ${name}`}>
        <LocalLink to={paths.property(id)} className={ACTION_CLASS}>
          <Eye size={18} className="shrink-0 text-muted" aria-hidden="true" />
          <Trans>View listing</Trans>
        </LocalLink>
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
        {mayPause && (
          <button type="button" aria-haspopup="dialog" onClick={pausing.show} className={ACTION_CLASS}>
            <CirclePause size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Pause listing</Trans>
          </button>
        )}
        {mayClose && (
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
      {pausing.render({ listing })}
    </div>
  );
}

/** Copies a listing and its files into a draft, and opens it. */
function useDuplicate(id: string): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const { run } = useCall();
  const { duplicateListing } = useDraftActions();
  const copy = async () => {
    const draft = await duplicateListing(id);
    await navigate(localPath(paths.continueDraft(draft.id)));
  };
  return () => void run(copy, (failure) => toast.error(failureWords(failure)));
}
