import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useLanguage } from "../../../platform/language.ts";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { PictureEye } from "./audience-eye.tsx";
import { ChosenFileRow } from "./chosen-file-row.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { formatFileSize } from "./file-size.ts";
import { anchorOf, focusField } from "./posting-anchors.ts";
import { describeFile, PICTURE_ACCEPT } from "./posting-files.ts";
import type { Posting } from "./use-posting.ts";

/** The picture on the listing's card. */
export function ThumbnailField({ posting }: { posting: Posting }) {
  const { fileParts, isBusy } = posting;
  const { t } = useLingui();
  const { thumbnail } = fileParts.files;
  return (
    <div id={anchorOf("thumbnail")}>
      <FileDrop
        label={<Trans>Thumbnail</Trans>}
        name="thumbnail"
        accept={PICTURE_ACCEPT}
        inert={isBusy}
        onFiles={(files) => void fileParts.add("thumbnail", files)}
        icon={<ImagePlus size={22} />}
        action={thumbnail ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
        hint={<Trans>or drop it here</Trans>}
        help={<Trans>For the listing’s card. Without one, it shows the first photo.</Trans>}
        error={listFileErrors(posting, "thumbnail")}
        aside={
          thumbnail &&
          !isBusy && (
            <PictureEye
              picture={t`the thumbnail`}
              level={thumbnail.level}
              onChange={(chosen) => fileParts.level(thumbnail.id, chosen)}
            />
          )
        }
      >
        {thumbnail && (
          <ThumbnailRow
            url={thumbnail.url}
            file={describeFile(thumbnail)}
            sent={fileParts.progress[thumbnail.id]}
            saved={fileParts.savedPart(thumbnail.id)}
            onRemove={() => {
              fileParts.remove(thumbnail.id);
              focusField("thumbnail");
            }}
          />
        )}
      </FileDrop>
    </div>
  );
}

interface ThumbnailRowProps {
  url: string;
  file: { name: string; bytes: number };
  sent: number | undefined;
  saved: number | undefined;
  onRemove: () => void;
}

function ThumbnailRow({ url, file, sent, saved, onRemove }: ThumbnailRowProps) {
  const language = useLanguage();
  return (
    <ChosenFileRow
      name={file.name}
      detail={formatFileSize(file.bytes, language)}
      preview={
        <img src={url} alt="" className="picture aspect-4/3 w-24 shrink-0 rounded-control object-cover sm:w-32" />
      }
      sent={sent}
      saved={saved}
      onRemove={onRemove}
    />
  );
}
