import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import { notFound } from "../../platform/http/failure.ts";
import { findDraftDocument, findDraftPicture } from "./draft-files.queries.ts";
import type { LinkSeal } from "./file-links.tokens.ts";
import { findDocument, findPicture } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import type { PictureRow } from "./listings.queries.ts";

/** The width of a picture that is asked for without one. */
const PAGE_WIDTH = 1024;

type FileDeps = Pick<ListingDeps, "db" | "clock" | "files" | "links">;

interface WantedPicture {
  readonly token: string;
  readonly width: string | undefined;
  readonly seal: LinkSeal;
}

/** The picture of an active listing, or one of a listing or draft by a signed link. Throws Failure 404. */
export async function readPicture({ db, clock, files, links }: FileDeps, { token, width, seal }: WantedPicture) {
  const now = clock.now();
  const isSigned = links.isSignedPicture(token, { ...seal, now });
  const listed = await findPicture(db, token);
  const picture = listed ?? (isSigned ? await findDraftPicture(db, token) : undefined);
  const isShown = isSigned || (listed !== undefined && statusAt(listed, now) === "active");
  const file = isShown && picture ? await files.read(pickKey(picture, width)) : undefined;
  if (picture === undefined || file === undefined) throw notFound();
  return { mediaType: picture.mediaType, file };
}

/** A document by its signed link. Throws Failure 404. */
export async function readDocument(
  { db, clock, files, links }: FileDeps,
  { id, seal }: { id: string; seal: LinkSeal },
) {
  const isLinked = links.isSignedDocument(id, { ...seal, now: clock.now() });
  const document = isLinked ? ((await findDocument(db, id)) ?? (await findDraftDocument(db, id))) : undefined;
  const file = document && (await files.read(document.storageKey));
  if (document === undefined || file === undefined) throw notFound();
  return { ...document, file };
}

/** The file of the width that was asked for, or of the next smaller one. */
function pickKey(
  { storageKey, widths }: Pick<PictureRow, "storageKey" | "widths">,
  wanted: string | undefined,
): string {
  if (widths === null) return storageKey;
  const most = Number(wanted ?? PAGE_WIDTH);
  const width = widths.filter((each) => each <= most).at(-1) ?? widths[0];
  return `${storageKey}/${width}.webp`;
}
