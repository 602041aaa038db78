import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { PencilLine } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { OwnListingMenu } from "./own-listing-menu.tsx";
import { PayListingLink } from "./pay-listing-link.tsx";
import { ResumeButton } from "./resume-button.tsx";
import { useDuplicate } from "./use-duplicate.ts";

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
      <OwnListingMenu listing={listing} onClose={onClose} onDelete={onDelete} />
    </div>
  );
}
