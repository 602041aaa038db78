import { Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Share2 } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";

const loadDialog = async () => (await import("./share-dialog.tsx")).ShareDialog;

type SharedListing = Pick<Property, "id" | "name" | "hasTeaser">;

interface ShareListingProps {
  listing: SharedListing;
  /** Called once a link was copied, mailed or given to another app. */
  onShared: () => void;
}

/** Shares a listing's link through the device's share sheet or a dialog; links to its public page if it has one. */
export function ShareListing({ listing: { id, name, hasTeaser }, onShared }: ShareListingProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const dialog = useLazyDialog(loadDialog);

  async function share() {
    const url = `${location.origin}${localPath(hasTeaser ? paths.teaser(id) : paths.property(id))}`;
    if (navigator.share === undefined) {
      dialog.show();
      return;
    }
    try {
      await navigator.share({ title: name, url });
      onShared();
    } catch (error) {
      // The user cancelled the share sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) dialog.show();
    }
  }

  return (
    <>
      <Button
        kind="secondary"
        icon={<Share2 size={18} aria-hidden="true" />}
        aria-label={t`Share ${name}`}
        onClick={() => void share()}
      >
        <Trans>Share</Trans>
      </Button>
      {dialog.render({ listing: { id, name, hasTeaser }, onShared })}
    </>
  );
}
