import { Trans } from "@lingui/react/macro";
import { PHOTOS_MAX } from "@vestpocket/domain/listings/posting.rules";
import { Images } from "lucide-react";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { DocumentField } from "./document-field.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { PhotoList } from "./photo-list.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { PICTURE_ACCEPT } from "./posting-files.ts";
import { StepCard } from "./step-card.tsx";
import { ThumbnailField } from "./thumbnail-field.tsx";
import type { Posting } from "./use-posting.ts";

/** Thumbnail, photos and document. */
export function FilesStep({ posting }: { posting: Posting }) {
  const { fileParts, isBusy } = posting;
  return (
    <StepCard step="files" intro={<Trans>PNG, JPEG or WebP, up to 10 MB. We remove where photos were taken.</Trans>}>
      <ThumbnailField posting={posting} />
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
      <DocumentField posting={posting} />
    </StepCard>
  );
}
