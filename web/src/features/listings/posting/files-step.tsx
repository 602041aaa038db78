import { Trans, useLingui } from "@lingui/react/macro";
import { DOCUMENT_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { PHOTOS_MAX } from "@vestpocket/domain/listings/posting.rules";
import { FileText, FileUp, ImagePlus, Images } from "lucide-react";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { PictureEye, ValueEye } from "./audience-eye.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { PhotoList } from "./photo-list.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { DOCUMENT_ACCEPT, PICTURE_ACCEPT } from "./posting-files.ts";
import { SingleFile } from "./single-file.tsx";
import { StepCard } from "./step-card.tsx";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

/** The picture on the listing's card, the photos, and one document. */
export function FilesStep({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const leaks = useLeaks(posting);
  const { fileParts, isBusy } = posting;
  const { thumbnail, document } = fileParts.files;
  return (
    <StepCard step="files" intro={<Trans>PNG, JPEG or WebP, up to 10 MB. We remove where photos were taken.</Trans>}>
      <SingleFile
        posting={posting}
        field="thumbnail"
        file={thumbnail}
        label={<Trans>Thumbnail</Trans>}
        accept={PICTURE_ACCEPT}
        icon={<ImagePlus size={22} />}
        action={thumbnail ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
        help={<Trans>For the listing’s card. Without one, it shows the first photo.</Trans>}
        eye={
          thumbnail &&
          !isBusy && (
            <PictureEye
              picture={t`the thumbnail`}
              level={thumbnail.level}
              onChange={(chosen) => fileParts.level(thumbnail.id, chosen)}
            />
          )
        }
        preview={
          <img
            src={thumbnail?.url}
            alt=""
            className="picture aspect-4/3 w-24 shrink-0 rounded-control object-cover sm:w-32"
          />
        }
      />
      <div id={anchorOf("images")}>
        <FileDrop
          label={<Trans>Photos</Trans>}
          name="images"
          accept={PICTURE_ACCEPT}
          multiple
          inert={isBusy}
          onFiles={(files) => void fileParts.add("images", files)}
          icon={<Images size={22} />}
          action={<Trans>Choose photos</Trans>}
          hint={<Trans>or drop them here</Trans>}
          help={<Trans>Up to {PHOTOS_MAX}, shown in this order.</Trans>}
          error={listFileErrors(posting, "images")}
        >
          <PhotoList posting={posting} />
        </FileDrop>
      </div>
      <SingleFile
        posting={posting}
        field="documents"
        file={document}
        label={<Trans>Document</Trans>}
        accept={DOCUMENT_ACCEPT}
        icon={<FileUp size={22} />}
        action={document ? <Trans>Choose another document</Trans> : <Trans>Choose a document</Trans>}
        help={
          <WarnedHelp warning={leaks.ofDocument()}>
            <Trans>One PDF or Word file, up to 20 MB.</Trans>
          </WarnedHelp>
        }
        eye={<ValueEye posting={posting} name={DOCUMENT_KEY} />}
        preview={<FileText size={28} strokeWidth={1.5} className="m-2 shrink-0 text-muted" aria-hidden="true" />}
      />
    </StepCard>
  );
}
