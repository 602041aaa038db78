import * as calls from "@vestpocket/domain/listings/listings.contract";
import type { Forms } from "../../platform/forms.ts";
import { withFormContent } from "../../platform/idempotency/request-key.ts";
import { translate } from "../../platform/language.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { changeListing, requireChangeable } from "./changing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { LISTING_FILES } from "./posted-form.rules.ts";
import { postListing, requirePoster, requireQuota } from "./posting.usecases.ts";

const SAVED = /*i18n*/ { id: "listings.saved", message: "Your listing has been saved." };

/** Calls that take a form. Permission is checked before the form is read. */
export function registerPosting({ serve, withForm }: Forms, deps: ListingDeps): void {
  serve(calls.postListing, async ({ viewer, query: { draft }, language, requestKey, request }) => {
    await requirePoster(deps, viewer);
    await requireQuota(deps, { viewer, requestKey, draft });
    const post = (form: UploadedForm) =>
      postListing(deps, { viewer, draft, form, language, requestKey: withFormContent(requestKey, form) });
    return { msg: await withForm(request, LISTING_FILES, post) };
  });

  serve(calls.changeListing, async ({ viewer, params: { id }, language, request }) => {
    await requireChangeable(deps, { viewer, id });
    await withForm(request, LISTING_FILES, (form) => changeListing(deps, { viewer, id, form, language }));
    return { msg: translate(language, SAVED) };
  });
}
