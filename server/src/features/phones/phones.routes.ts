import { sendCodeRequestSchema, verifyPhoneRequestSchema } from "@vestpocket/domain/phones/phones.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { BotCheck } from "./bot-check.ts";
import type { Phones } from "./phones.usecases.ts";

const tags = ["phones"];
const messageSchema = z.object({ msg: z.string() });

/** What is solved in the browser, as ALTCHA writes it. */
const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    keyLength: z.int().check(z.minimum(1), z.maximum(64)),
    keyPrefix: z.string(),
    /** `expiresAt`: until when it may be solved, in Unix milliseconds. */
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
});

/** `recognize`: knows a signed-in person without asking for one. */
export function registerPhones(
  api: Api,
  parts: { phones: Phones; botCheck: BotCheck; gate: Gate; recognize: Gate },
): void {
  const { phones, botCheck, gate, recognize } = parts;

  api.get(
    "/v1/auth/challenge",
    { schema: { tags, summary: "A puzzle for the browser, against bots", response: { 200: challengeSchema } } },
    async () => botCheck.challenge(),
  );

  api.post(
    "/v1/auth/send-code",
    {
      onRequest: recognize,
      schema: {
        tags,
        summary: "Send a code to a phone",
        body: sendCodeRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const language = languageOf(request);
      const { phoneNumber, altcha } = request.body;
      const purpose = request.viewer === undefined ? "sign-up" : "link";
      const message = await phones.sendCode({ phoneNumber, altcha, purpose, language, address: request.ip });
      return { msg: say(language, message) };
    },
  );

  api.post(
    "/v1/auth/verify-phone",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Link a phone to the account by the code sent to it",
        body: verifyPhoneRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await phones.linkPhone({ ...request.body, uid: getViewer(request).uid });
      return { msg: say(languageOf(request), message) };
    },
  );
}
