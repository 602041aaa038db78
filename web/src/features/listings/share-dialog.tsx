import { Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Copy, Mail } from "lucide-react";
import { useState } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useCopy } from "./use-copy.ts";

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  listing: Pick<Property, "id" | "name" | "hasTeaser">;
  onShared: () => void;
}

/** A listing's link to copy or send by email. */
export function ShareDialog({ open, onClose, listing: { id, name, hasTeaser }, onShared }: ShareDialogProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const [failure, setFailure] = useState<string>();
  const url = `${location.origin}${useLocalPath()(hasTeaser ? paths.teaser(id) : paths.property(id))}`;
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name}\n${url}`)}`;

  function close() {
    setFailure(undefined);
    onClose();
  }

  function tell({ sentence, isCopied }: { sentence: string; isCopied: boolean }) {
    if (!isCopied) return setFailure(sentence);
    onShared();
    close();
    toast.success(sentence);
  }

  return (
    <SmallDialog
      open={open}
      onClose={close}
      title={<Trans>Share this listing</Trans>}
      text={
        <p>
          {hasTeaser ? (
            <Trans>Anyone with the link sees the public page. The rest of the listing requires an account.</Trans>
          ) : (
            <Trans>People who open the link must log in to see the listing.</Trans>
          )}
        </p>
      }
    >
      <TextField
        label={t`Link`}
        name="share-link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-5"
      />
      {failure && (
        <div className="mt-4">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <DialogButtons>
        <a
          href={mail}
          onClick={onShared}
          className="inline-flex min-h-11 items-center justify-center gap-2 px-4 text-14 font-semibold text-link underline-offset-4 hover:underline"
        >
          <Mail size={18} aria-hidden="true" />
          <Trans>Send by email</Trans>
        </a>
        <Button kind="secondary" onClick={close}>
          <Trans>Close</Trans>
        </Button>
        <Button
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy(url, { said: t`Link copied`, tell })}
        >
          <Trans>Copy link</Trans>
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
