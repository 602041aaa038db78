import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { buildShareText } from "@vestpocket/domain/listings/share-text";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useCopy } from "./use-copy.ts";

/** Language names are written in their own language. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** The social boost: texts in both languages and a picture for the owner to post. We never post for them. */
export function ShareKit({ open, onClose, listing }: { open: boolean; onClose: () => void; listing: OwnListing }) {
  const { t } = useLingui();
  const copy = useCopy();
  const [told, setTold] = useState("");
  function close() {
    setTold("");
    onClose();
  }
  return (
    <SmallDialog
      open={open}
      onClose={close}
      title={<Trans>Share kit</Trans>}
      text={
        <p>
          <Trans>Share it on your channels. We never post for you; readers log in to see the listing.</Trans>
        </p>
      }
    >
      <div className="mt-5 flex flex-col gap-5">
        {LANGUAGES.map((language) => {
          const url = `${location.origin}${localPath(language, listing.hasTeaser ? paths.teaser(listing.id) : paths.property(listing.id))}`;
          const text = buildShareText(listing, { language, url });
          const name = NAMES[language];
          return (
            <div key={language} className="flex flex-col items-start gap-2">
              <div lang={language} className="w-full">
                <TextArea label={name} name={`share-${language}`} lines={5} readOnly value={text} />
              </div>
              <Button
                kind="secondary"
                icon={<Copy size={18} aria-hidden="true" />}
                onClick={() =>
                  void copy(text, {
                    said: t`Text copied (${name})`,
                    tell: ({ sentence }) => setTold(sentence),
                  })
                }
              >
                <Trans>Copy the text ({name})</Trans>
              </Button>
            </div>
          );
        })}
      </div>
      <p role="status" className="mt-4 min-h-5 text-14">
        {told}
      </p>
      <DialogButtons>
        {listing.thumbnailUrl && (
          <a
            href={listing.thumbnailUrl}
            download
            className="inline-flex min-h-11 items-center justify-center gap-2 px-4 text-14 font-semibold text-link underline-offset-4 hover:underline"
          >
            <Download size={18} aria-hidden="true" />
            <Trans>Download the image</Trans>
          </a>
        )}
        <Button onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
