import { mergeEdit } from "@vestpocket/domain/listings/edits.rules";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import type { PostingDraft } from "./posting-draft.ts";

/**
 * A listing as it is now, with the changes that this browser stored: only what differs from the listing to which they
 * were made (product.md §5.5).
 */
export function applyKeptEdit(
  { values, base }: Pick<PostingDraft, "values" | "base">,
  now: PostingValues,
): PostingValues {
  return mergeEdit({ base: base ?? keepChoices(now, values), entered: values, now }).values;
}

/** For edits stored without the listing to which they were made: who may read what, and what is confidential, is as it is now. */
function keepChoices(now: PostingValues, kept: PostingValues): PostingValues {
  const { levels, banded, teaser, visitorCard, confidential } = kept;
  return { ...now, levels, banded, teaser, visitorCard, confidential };
}
