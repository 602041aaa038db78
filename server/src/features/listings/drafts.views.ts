import type { Draft, DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import { toMoment } from "../../platform/moment.ts";
import type { DraftFileRow } from "./draft-files.queries.ts";
import type { DraftRow } from "./drafts.queries.ts";
import type { FileLinks } from "./file-links.tokens.ts";

interface Links {
  readonly links: FileLinks;
  readonly now: Date;
}

/** A draft with its files, as its owner sees it. */
export function toDraft({ row, files }: { row: DraftRow; files: readonly DraftFileRow[] }, links: Links): Draft {
  const { id, revision, content, listingId, base, updatedAt } = row;
  const own = files.filter(({ draftId }) => draftId === id);
  return {
    ...{ id, revision, content, listingId, base: base?.content ?? null },
    files: own.map((file) => toDraftFile(file, links)),
    updatedAt: toMoment(updatedAt),
  };
}

function toDraftFile({ token, field, name, bytes, level }: DraftFileRow, { links, now }: Links): DraftFile {
  return {
    id: token,
    field,
    name,
    bytes,
    level,
    url: field === "documents" ? null : links.toSignedPicture(token, now),
  };
}
