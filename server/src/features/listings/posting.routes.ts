import * as calls from "@vestpocket/domain/listings/listings.contract";
import {
  DOCUMENT_MAX_BYTES,
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  POSTING_MESSAGES,
} from "@vestpocket/domain/listings/posting.rules";
import type { Forms } from "../../platform/forms.ts";
import { withFormContent } from "../../platform/idempotency/request-key.ts";
import { translate } from "../../platform/language.ts";
import type { FileRules, UploadedForm } from "../../platform/uploaded-form.ts";
import { changeListing, requireChangeable } from "./changing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { postListing, requirePoster, requireRoom } from "./posting.usecases.ts";

const SAVED = /*i18n*/ { id: "listings.saved", message: "Your listing has been saved." };

const picture = { bytesMax: PHOTO_MAX_BYTES, tooLarge: POSTING_MESSAGES.pictureTooLarge };
const FILES: FileRules = {
  thumbnail: { ...picture, filesMax: 1, tooMany: POSTING_MESSAGES.oneThumbnail },
  images: { ...picture, filesMax: PHOTOS_MAX, tooMany: POSTING_MESSAGES.tooManyPhotos },
  documents: {
    filesMax: 1,
    bytesMax: DOCUMENT_MAX_BYTES,
    tooMany: POSTING_MESSAGES.oneDocument,
    tooLarge: POSTING_MESSAGES.documentTooLarge,
  },
};

/** Calls that take a form. Who may make them is checked before the form is read. */
export function registerPosting({ serve, withForm }: Forms, deps: ListingDeps): void {
  serve(calls.postListing, async ({ viewer, language, requestKey, request }) => {
    await requirePoster(deps, viewer);
    await requireRoom(deps, { viewer, requestKey });
    const post = (form: UploadedForm) =>
      postListing(deps, { viewer, form, language, requestKey: withFormContent(requestKey, form) });
    return { msg: await withForm(request, FILES, post) };
  });

  serve(calls.changeListing, async ({ viewer, params: { id }, language, request }) => {
    await requireChangeable(deps, { viewer, id });
    await withForm(request, FILES, (form) => changeListing(deps, { viewer, id, form }));
    return { msg: translate(language, SAVED) };
  });
}
