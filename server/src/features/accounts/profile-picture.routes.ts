import { uploadProfilePicture } from "@vestpocket/domain/accounts/accounts.contract";
import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";
import { defineCall } from "@vestpocket/domain/shared/contract";
import { pathText } from "@vestpocket/domain/shared/contract.schema";
import { z } from "zod/mini";
import type { Forms } from "../../platform/forms.ts";
import { badFields, notFound, UNKNOWN_FIELD } from "../../platform/http/failure.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { PICTURE_MESSAGES, readPicture, replacePicture, requireMember } from "./profile-picture.usecases.ts";

const SAVED = /*i18n*/ { id: "accounts.picture_saved", message: "Your picture has been saved." };
const FILES = {
  profilePicture: {
    filesMax: 1,
    bytesMax: PICTURE_MAX_BYTES,
    tooMany: PICTURE_MESSAGES.onlyOne,
    tooLarge: PICTURE_MESSAGES.tooLarge,
  },
};

const readProfilePicture = defineCall({
  method: "GET",
  path: "/files/profile-pictures/{token}",
  tag: "accounts",
  summary: "Show a profile picture",
  hidden: true,
  access: "everyone",
  params: z.object({ token: pathText }),
});

/** A member's picture: uploaded by its owner, shown next to the member's name. */
export function registerProfilePictures({ serve, forms }: { serve: Serve; forms: Forms }, deps: AccountDeps): void {
  forms.serve(uploadProfilePicture, async ({ viewer, params: { userId }, language, request }) => {
    requireOwnAccount(viewer, userId);
    await requireMember(deps, viewer.uid);
    if (!request.isMultipart()) throw badFields({ profilePicture: PICTURE_MESSAGES.required });
    return forms.withForm(request, FILES, async ({ values, files }) => {
      const [unknown] = values.keys();
      if (unknown !== undefined) throw badFields({ [unknown]: UNKNOWN_FIELD });
      const url = await replacePicture(deps, { uid: viewer.uid, path: files[0]?.path });
      return { success: true, url, msg: translate(language, SAVED) };
    });
  });

  serve(readProfilePicture, async ({ params: { token }, reply }) => {
    const file = await readPicture(deps, token);
    if (file === undefined) throw notFound();
    return reply
      .header("cache-control", "private, max-age=86400")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .header("content-length", file.bytes)
      .type("image/webp")
      .send(file.stream);
  });
}
