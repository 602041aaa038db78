import multipart from "@fastify/multipart";
import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";
import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { notFound } from "../../platform/http/failure.ts";
import type { Api, Gate } from "../../platform/http/http.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getOwnId } from "../../platform/session/viewer.ts";
import type { ProfilePictures } from "./profile-picture.ts";

/** What a form adds to its file, in bytes. */
const FORM_OVERHEAD = 10_000;
const SAVED = /*i18n*/ { id: "accounts.picture_saved", message: "Your picture is saved." };

/** The picture of a member: uploaded by its owner, shown wherever the member is. */
export async function registerProfilePictures(
  api: Api,
  parts: { pictures: ProfilePictures; gate: Gate },
): Promise<void> {
  // In a scope of its own: everywhere else forms are refused.
  await api.register(async (scope: Api) => {
    await scope.register(multipart, {
      limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
    });
    scope.post(
      "/v1/users/agents/upload-profile/:userId",
      {
        onRequest: parts.gate,
        bodyLimit: PICTURE_MAX_BYTES + FORM_OVERHEAD,
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
        const url = await parts.pictures.replace(uid, await readPicture(request));
        return { success: true, url, msg: say(languageOf(request), SAVED) };
      },
    );
  });

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
        .type("image/webp")
        .send(file);
    },
  );
}

/** The file of the form; undefined where it has none. */
async function readPicture(request: FastifyRequest): Promise<Buffer | undefined> {
  try {
    const file = request.isMultipart() ? await request.file() : undefined;
    return file?.fieldname === "profilePicture" ? await file.toBuffer() : undefined;
  } catch (error) {
    // A form that breaks off, or is none, is told by a plain error.
    throw error instanceof Error && !("code" in error) ? Object.assign(error, { statusCode: 400 }) : error;
  }
}
