import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { badFields, notFound, UNKNOWN_FIELD } from "../../platform/http/failure.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getOwnId } from "../../platform/session/viewer.ts";
import type { ReceiveForm } from "../../platform/uploads.ts";
import { ONE_PICTURE, PICTURE_REQUIRED, PICTURE_TOO_LARGE, type ProfilePictures } from "./profile-picture.ts";

const SAVED = /*i18n*/ { id: "accounts.picture_saved", message: "Your picture has been saved." };
const FILES = {
  profilePicture: {
    filesMax: 1,
    bytesMax: PICTURE_MAX_BYTES,
    tooMany: ONE_PICTURE,
    tooLarge: PICTURE_TOO_LARGE,
  },
};

/** The picture of a member: uploaded by its owner, shown wherever the member is. */
export function registerProfilePictures(
  api: Api,
  parts: { pictures: ProfilePictures; gate: Gate; receiveForm: ReceiveForm },
): void {
  api.post(
    "/v1/users/agents/upload-profile/:userId",
    {
      onRequest: parts.gate,
      schema: {
        tags: ["accounts"],
        summary: "Change the profile picture (multipart, file field profilePicture; members of Agent Pro)",
        consumes: ["multipart/form-data"],
        params: z.object({ userId: z.string() }),
        response: { 200: z.object({ success: z.boolean(), url: z.string(), msg: z.string() }) },
      },
    },
    async (request) => {
      const uid = getOwnId(request, request.params.userId);
      await parts.pictures.requireMember(uid);
      if (!request.isMultipart()) throw badFields({ profilePicture: PICTURE_REQUIRED });
      const form = await parts.receiveForm(request, { files: FILES });
      try {
        const [unknown] = form.values.keys();
        if (unknown !== undefined) throw badFields({ [unknown]: UNKNOWN_FIELD });
        const url = await parts.pictures.replace(uid, form.files[0]?.path);
        return { success: true, url, msg: say(languageOf(request), SAVED) };
      } finally {
        await form.dispose();
      }
    },
  );

  api.get(
    "/files/profile-pictures/:token",
    { schema: { hide: true, params: z.object({ token: z.string() }) } },
    async (request, reply) => {
      const file = await parts.pictures.read(request.params.token);
      if (file === undefined) throw notFound();
      return reply
        .header("cache-control", "private, max-age=86400")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cross-origin-resource-policy", "same-origin")
        .header("content-length", file.bytes)
        .type("image/webp")
        .send(file.stream);
    },
  );
}
