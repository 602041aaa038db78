import { DOCUMENT_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { type Audience, reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience } from "@vestpocket/domain/disclosure/levels.rules";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import { notFound } from "../../platform/http/failure.ts";
import { findDraftDocument, findDraftPicture } from "./draft-files.queries.ts";
import type { LinkSeal } from "./file-links.tokens.ts";
import { findListedDocument, findPicture } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import type { ListingRow, PictureRow } from "./listings.queries.ts";

/** The default width of a picture. */
const PAGE_WIDTH = 1024;

type FileDeps = Pick<ListingDeps, "db" | "clock" | "files" | "links" | "findAudience">;

interface WantedPicture {
  readonly token: string;
  readonly width: string | undefined;
  readonly seal: LinkSeal;
}

/** The picture of an active listing, or by a signed link the picture of any listing or draft. Throws Failure 404. */
export async function readPicture(deps: FileDeps, { token, width, seal }: WantedPicture) {
  const { db, clock, files, links } = deps;
  const now = clock.now();
  const isSigned = links.isSignedPicture(token, { ...seal, now });
  const listed = await findPicture(db, token);
  const picture = listed ?? (isSigned ? await findDraftPicture(db, token) : undefined);
  const isForAll = listed === undefined || listed.level === "member";
  const isShown = isForAll
    ? isSigned || (listed !== undefined && statusAt(listed, now) === "active")
    : links.isPictureFor(token, { ...seal, now }) &&
      (await mayRead(deps, { listing: listed, needs: listed.level, seal }));
  const file = isShown && picture ? await files.read(pickKey(picture, width)) : undefined;
  if (picture === undefined || file === undefined) throw notFound();
  return { mediaType: picture.mediaType, file, isForAll };
}

interface FileRequest {
  readonly listing: { readonly listingId: string } & Pick<ListingRow, "ownerId" | "status" | "expiresAt">;
  readonly needs: Audience;
  readonly seal: LinkSeal;
}

/** Whether a link's reader may still see its file; checked for each file (decision 071). */
async function mayRead(
  { clock, findAudience }: FileDeps,
  { listing, needs, seal: { for: uid } }: FileRequest,
): Promise<boolean> {
  if (uid === undefined) return false;
  const { listingId: id, ownerId } = listing;
  if (uid === ownerId) return true;
  // Administrators also open what every member may read of a listing that others cannot see.
  if (needs !== "member" && statusAt(listing, clock.now()) !== "active") return false;
  return reaches(await findAudience({ uid }, { id, ownerId }), needs);
}

/** A document by its signed link. Throws Failure 404. */
export async function readDocument(deps: FileDeps, { id, seal }: { id: string; seal: LinkSeal }) {
  const { db, clock, files, links } = deps;
  const isLinked = links.isSignedDocument(id, { ...seal, now: clock.now() });
  const listed = isLinked ? await findListedDocument(db, id) : undefined;
  const isRefused =
    listed !== undefined &&
    !(await mayRead(deps, { listing: listed, needs: effectiveAudience(DOCUMENT_KEY, listed.levels), seal }));
  const found = listed ?? (isLinked ? await findDraftDocument(db, id) : undefined);
  const document = isRefused ? undefined : found;
  const file = document && (await files.read(document.storageKey));
  if (document === undefined || file === undefined) throw notFound();
  return { ...document, file };
}

/** The file with the requested width, or the next smaller one. */
function pickKey(
  { storageKey, widths }: Pick<PictureRow, "storageKey" | "widths">,
  wanted: string | undefined,
): string {
  if (widths === null) return storageKey;
  const most = Number(wanted ?? PAGE_WIDTH);
  const width = widths.filter((each) => each <= most).at(-1) ?? widths[0];
  return `${storageKey}/${width}.webp`;
}
