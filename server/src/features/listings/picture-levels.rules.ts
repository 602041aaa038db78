import type { PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";

interface Pictures<Row> {
  readonly thumbnail: Row | undefined;
  /** In order. */
  readonly photos: readonly Row[];
}

/** The pictures with the levels in the form; those not in the form stay as they are. */
export function levelPictures<Row extends { readonly level: PictureLevel }>(
  { thumbnail, photos }: Pictures<Row>,
  levels: PictureLevels,
): Pictures<Row> {
  return {
    thumbnail: thumbnail && { ...thumbnail, level: levels.thumbnail ?? thumbnail.level },
    photos: photos.map((photo, at) => ({ ...photo, level: levels.photos?.[at] ?? photo.level })),
  };
}
