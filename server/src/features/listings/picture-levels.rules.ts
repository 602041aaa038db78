import { listSeenPictures } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { PictureLevel, TeaserChoice } from "@vestpocket/domain/disclosure/disclosure.terms";

interface Leveled {
  readonly level: PictureLevel;
}

/** A sent thumbnail with the audience of the one that it replaces (product.md §5.9). */
export function inheritLevel<Row extends Leveled>(sent: Row, replaced: Leveled | undefined): Row {
  return { ...sent, level: replaced?.level ?? sent.level };
}

interface Pictures<Row> {
  readonly thumbnail: Row | undefined;
  /** In order. */
  readonly photos: readonly Row[];
}

/** The pictures with the levels in the form; those not in the form stay as they are. */
export function levelPictures<Row extends Leveled>(
  { thumbnail, photos }: Pictures<Row>,
  levels: PictureLevels,
): Pictures<Row> {
  return {
    thumbnail: thumbnail && { ...thumbnail, level: levels.thumbnail ?? thumbnail.level },
    photos: photos.map((photo, at) => ({ ...photo, level: levels.photos?.[at] ?? photo.level })),
  };
}

interface Page {
  readonly teaser: TeaserChoice;
  /** In order. */
  readonly pictures: readonly ({ readonly token: string } & Leveled)[];
}

/** The token of the picture that a change takes from the public page: everyone may know it (product.md §5.10). */
export function findUnpublished(before: Page, after: Page): string | undefined {
  const published = findPublished(before);
  return published === findPublished(after) ? undefined : published;
}

function findPublished({ teaser, pictures }: Page): string | undefined {
  return listSeenPictures(pictures, { audience: "public", teaser })[0]?.token;
}
