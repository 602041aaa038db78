import { joinContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Platform } from "../../platform/platform.ts";
import { listDraftFiles } from "./draft-files.queries.ts";
import { listDraftsOf } from "./drafts.queries.ts";
import type { FileLinks } from "./file-links.tokens.ts";
import { listDocumentsOf, listPicturesOf } from "./listing-files.queries.ts";
import { listListingsOf } from "./listings.queries.ts";
import { listSecretsOf } from "./secrets.queries.ts";

interface ExportDeps extends Pick<Platform, "db" | "clock" | "config"> {
  readonly links: FileLinks;
}

/** Everything stored about an owner's listings; pictures and documents as links valid for an hour. */
export async function exportListings({ db, clock, config, links }: ExportDeps, ownerId: string) {
  const now = clock.now();
  const listings = await listListingsOf(db, ownerId);
  const secrets = await listSecretsOf(db, ownerId);
  const pictures = await listPicturesOf(db, ownerId);
  const documents = await listDocumentsOf(db, ownerId);
  return listings.map((listing) => ({
    ...joinContent(listing, secrets.get(listing.id) ?? null),
    pictures: pictures
      .filter(({ listingId }) => listingId === listing.id)
      .map(({ token, mediaType, level }) => {
        const reader = { uid: ownerId, now, seconds: HOUR_SECONDS };
        const link = level === "member" ? links.toSignedPicture(token, now) : links.toPictureFor(token, reader);
        return { mediaType, level, url: config.publicUrl + link };
      }),
    documents: documents
      .filter(({ listingId }) => listingId === listing.id)
      .map(({ listingId, name, mediaType, bytes }) => ({
        name,
        mediaType,
        bytes,
        url: config.publicUrl + links.toDocument(listingId, { uid: ownerId, now, seconds: HOUR_SECONDS }),
      })),
  }));
}

/** Everything stored about an owner's drafts; pictures and documents as links valid for an hour. */
export async function exportDrafts({ db, clock, config, links }: ExportDeps, ownerId: string) {
  const now = clock.now();
  const drafts = await listDraftsOf(db, ownerId);
  const ids = drafts.map(({ id }) => id);
  const files = await listDraftFiles(db, ids);
  return drafts.map(({ base, ...draft }) => ({
    ...draft,
    base: base?.content ?? null,
    files: files
      .filter(({ draftId }) => draftId === draft.id)
      .map(({ token, field, name, mediaType, bytes, level }) => ({
        ...{ field, name, mediaType, bytes, level },
        url:
          config.publicUrl +
          (field === "documents"
            ? links.toDocument(draft.id, { uid: ownerId, now, seconds: HOUR_SECONDS })
            : links.toSignedPicture(token, now)),
      })),
  }));
}
