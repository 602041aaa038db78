import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useLanguage } from "../../../platform/language.ts";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { ChosenFileRow } from "./chosen-file-row.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { formatFileSize } from "./file-size.ts";
import type { MediaProps } from "./media-props.ts";
import { PictureLevelChoice } from "./picture-level.tsx";
import { anchorOf, focusField } from "./posting-anchors.ts";
import { describeFile, PICTURE_ACCEPT } from "./posting-files.ts";

/** The picture on the listing's card. */
export function ThumbnailField({ posting, progress }: Omit<MediaProps, "standing">) {
  const { fileParts, removeFile, isBusy, part } = posting;
  const { t } = useLingui();
  const { thumbnail, standing } = fileParts.files;
  const shown = thumbnail ?? standing;
  return (
    <div id={anchorOf("thumbnail")}>
      <FileDrop
        label={<Trans>Thumbnail</Trans>}
        name="thumbnail"
        accept={PICTURE_ACCEPT}
        inert={isBusy}
        onFiles={(files) => void fileParts.add("thumbnail", files)}
        icon={<ImagePlus size={22} />}
        action={shown ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
        hint={<Trans>or drop it here</Trans>}
        help={<Trans>Shown on the listing’s card and first on its page. Without one, the first photo is used.</Trans>}
        error={listFileErrors(posting, "thumbnail")}
      >
        {thumbnail ? (
          <ThumbnailRow
            url={thumbnail.url}
            file={describeFile(thumbnail)}
            sent={part === undefined ? undefined : progress[thumbnail.id]}
            saved={fileParts.savedPart(thumbnail.id)}
            onRemove={() => {
              removeFile(thumbnail.id);
              focusField("thumbnail");
            }}
          />
        ) : (
          standing && <ThumbnailRow url={standing.url} />
        )}
      </FileDrop>
      {shown && !isBusy && (
        <div className="mt-3 max-w-80">
          <PictureLevelChoice
            picture={t`the thumbnail`}
            level={shown.level}
            onChange={(chosen) => fileParts.level(shown.id, chosen)}
          />
        </div>
      )}
    </div>
  );
}

interface ThumbnailRowProps {
  url: string;
  /** Undefined for the existing picture. */
  file?: { name: string; bytes: number } | undefined;
  sent?: number | undefined;
  saved?: number | undefined;
  onRemove?: (() => void) | undefined;
}

function ThumbnailRow({ url, file, sent, saved, onRemove }: ThumbnailRowProps) {
  const language = useLanguage();
  return (
    <ChosenFileRow
      name={file?.name}
      detail={file ? formatFileSize(file.bytes, language) : <Trans>Current photo</Trans>}
      preview={
        <img src={url} alt="" className="picture aspect-4/3 w-24 shrink-0 rounded-control object-cover sm:w-32" />
      }
      sent={sent}
      saved={saved}
      onRemove={onRemove}
    />
  );
}
