import { passwordRequestSchema, secondFactorRequestSchema } from "@vestpocket/domain/accounts/accounts.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { SecondFactor } from "./second-factor.ts";

const tags = ["accounts"];
const messageSchema = z.object({ msg: z.string() });

/** An authenticator app as the second factor: enrolment for everyone, needed by administrators. */
export function registerSecondFactor(api: Api, parts: { secondFactor: SecondFactor; gate: Gate }): void {
  const { secondFactor, gate } = parts;

  api.post(
    "/v1/auth/second-factor",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Confirm this session by a code of the authenticator app",
        body: secondFactorRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await secondFactor.confirmSession(getViewer(request), request.body.code);
      return { msg: say(languageOf(request), message) };
    },
  );

  api.post(
    "/v1/auth/second-factor/enrol",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "A secret for an authenticator app; it counts once a code of it is given",
        body: passwordRequestSchema,
        response: { 200: z.object({ secret: z.string(), uri: z.string() }) },
      },
    },
    async (request) => secondFactor.enrol(getViewer(request), request.body.password),
  );

  api.post(
    "/v1/auth/second-factor/confirm",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Finish the enrolment by a code of the app",
        body: secondFactorRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await secondFactor.confirmEnrolment(getViewer(request), request.body.code);
      return { msg: say(languageOf(request), message) };
    },
  );

  api.post(
    "/v1/auth/second-factor/remove",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Give up the authenticator app",
        body: passwordRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await secondFactor.remove(getViewer(request), request.body.password);
      return { msg: say(languageOf(request), message) };
    },
  );
}
