import { unverifyAgentRequestSchema, verifyAgentRequestSchema } from "@vestpocket/domain/agents/agents.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { z } from "zod/mini";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import { agentNotFound } from "./agents.usecases.ts";
import type { Verification } from "./verification.ts";

const tags = ["agents"];
const params = z.object({ id: z.string() });
const response = { 200: z.object({ msg: z.string() }) };
const VERIFIED: Message = /*i18n*/ { id: "agents.verified", message: "The agent is verified." };
const UNVERIFIED: Message = /*i18n*/ { id: "agents.unverified", message: "The agent is no longer verified." };

/** For administrators: who was looked up at their regulator. */
export function registerVerification(
  api: Api,
  { db, verification, gate }: { db: Database; verification: Verification; gate: Gate },
): void {
  api.post(
    "/v1/admin/agents/:id/verify",
    {
      onRequest: gate,
      schema: { tags, summary: "Mark an agent as verified", params, body: verifyAgentRequestSchema, response },
    },
    async (request) => {
      const who = { id: toAgentId(request.params.id), actorId: getViewer(request).uid };
      await db.transaction((tx) => verification.verifyAgent(tx, { ...request.body, ...who }));
      return { msg: say(languageOf(request), VERIFIED) };
    },
  );

  api.post(
    "/v1/admin/agents/:id/unverify",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Take an agent's verification back",
        params,
        body: unverifyAgentRequestSchema,
        response,
      },
    },
    async (request) => {
      const who = { id: toAgentId(request.params.id), actorId: getViewer(request).uid };
      await db.transaction((tx) => verification.unverifyAgent(tx, { ...request.body, ...who }));
      return { msg: say(languageOf(request), UNVERIFIED) };
    },
  );
}

function toAgentId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw agentNotFound();
  return id;
}
