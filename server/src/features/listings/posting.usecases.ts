import { readEntry } from "@vestpocket/domain/listings/entries.rules";
import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import { addProblems } from "@vestpocket/domain/shared/problems";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import { storeFiles } from "../../platform/files/store-files.ts";
import { getValue } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { getOwnDraft } from "./drafts.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { phoneNeeded } from "./listings.failures.ts";
import { levelPictures } from "./picture-levels.rules.ts";
import { takeFiles } from "./posted-draft.usecases.ts";
import { prepareFiles } from "./posted-files.usecases.ts";
import { parseForm, requireKnownValues } from "./posted-form.rules.ts";
import { type Posted, publishNew, requireOpenProvince } from "./publishing.usecases.ts";
import { keepQuota, requireFreeDraft } from "./quotas.usecases.ts";

/** Throws Failure 403 unless the viewer may post. */
export async function requirePoster({ isPhoneConfirmed }: ListingDeps, viewer: Viewer): Promise<void> {
  if (!(await isPhoneConfirmed(viewer.uid))) throw phoneNeeded();
}

interface Request {
  readonly viewer: Viewer;
  readonly requestKey: RequestKey | null;
  /** The id of the draft being posted. */
  readonly draft: string | undefined;
}

/** The calls of one account that post: a key that one of them used is known to the others. */
export const toPostingScope = ({ uid }: Viewer) => `listings.post ${uid}`;

/** Throws Failure 409 if the viewer has too many drafts; a repeat needs no slot, nor does a draft that is posted. */
export async function requireQuota(deps: ListingDeps, { viewer, requestKey, draft }: Request): Promise<void> {
  const isRepeat = await deps.once.isKnown({ scope: toPostingScope(viewer), requestKey });
  if (isRepeat) return;
  if (draft === undefined) await requireFreeDraft(deps, viewer);
  else await getOwnDraft(deps, { viewer, id: draft });
}

interface PostListing extends Request {
  readonly form: UploadedForm;
  readonly language: Language;
}

/**
 * Saves the listing in a form, with the files of the form and of the draft that it names, which ends. A repeat with the
 * same idempotency key saves nothing and returns the first one's result.
 */
export async function postListing(deps: ListingDeps, { requestKey, ...sent }: PostListing): Promise<Posted> {
  let posted: Posted | undefined;
  const work = async (remember: Remember) => {
    posted = await publishForm(deps, { ...sent, remember });
    return posted.propertyId;
  };
  const propertyId = await deps.once.run({ scope: toPostingScope(sent.viewer), requestKey, work });
  return posted ?? { propertyId, discountToken: null };
}

type NewListing = Omit<PostListing, "requestKey"> & { readonly remember: Remember };

async function publishForm(
  deps: ListingDeps,
  { viewer, form, draft, language, remember }: NewListing,
): Promise<Posted> {
  const keeping = draft === undefined ? undefined : "keepFiles";
  requireKnownValues(form.values, { uid: viewer.uid, keeping });
  const { entry, isAuthorized = false, pictureLevels, wayIn, kept } = parseForm(form.values, keeping);
  const refusal = { isAuthorized: isAuthorized ? undefined : POSTING_MESSAGES.notAuthorized };
  const content = getValue(addProblems(readEntry(entry, { now: deps.clock.now(), language }), refusal));
  requireOpenProvince(deps, content.province);
  const id = newId();
  const sent = await prepareFiles(deps, { form, listingId: id });
  const save = () =>
    deps.db.transaction((tx) =>
      keepQuota(tx, {
        uid: viewer.uid,
        adds: "draft",
        work: async () => {
          const taking =
            draft === undefined ? undefined : { draft: { id: draft, ownerId: viewer.uid }, id, sent, kept };
          const files = taking === undefined ? sent : await takeFiles(tx, taking);
          const { thumbnail, photos } = levelPictures(files, pictureLevels);
          const pictures = [...(thumbnail ? [thumbnail] : []), ...photos];
          return publishNew(deps, tx, { viewer, id, content, wayIn, pictures, document: files.document, remember });
        },
      }),
    );
  return storeFiles(deps, { uploads: sent.uploads, work: save });
}
