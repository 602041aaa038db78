import { listSeenPictures } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { PictureLevel, TeaserChoice, VisitorCard } from "@vestpocket/domain/disclosure/disclosure.terms";

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
  readonly visitorCard: VisitorCard;
  /** In order. */
  readonly pictures: readonly ({ readonly token: string } & Leveled)[];
}

/**
 * The tokens of the pictures that a change takes from visitors, who may know their addresses: the one on the public page,
 * and all of them once the visitors' card is no longer whole, since each may have been on it (product.md §5.10).
 */
export function listUnpublished(before: Page, after: Page): ReadonlySet<string> {
  const [left, shown] = [findOnPage(before), findOnPage(after)];
  const isNarrowed = before.visitorCard === "full" && after.visitorCard !== "full";
  const taken = isNarrowed ? before.pictures.map(({ token }) => token) : left === undefined ? [] : [left];
  return new Set(taken.filter((token) => token !== shown));
}

function findOnPage({ teaser, pictures }: Page): string | undefined {
  return listSeenPictures(pictures, { audience: "public", teaser })[0]?.token;
}
