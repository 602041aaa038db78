import swagger from "@fastify/swagger";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Api } from "./api.ts";
import { failureSchema } from "./error-handler.ts";
import { registerReferencePage } from "./reference-page.ts";

const INTRODUCTION = `Responses are JSON. Every error is \`{error, msg, code, requestId, fields?}\` in the language of
\`Accept-Language\` (en, fr). Calls that need a log-in take \`Authorization: Bearer <accessToken>\` from \`sign-in\`.
Unknown fields in a request body are refused. Prices are whole Canadian dollars.`;

type Transform = ReturnType<typeof createJsonSchemaTransform>;

/** For routes without a schema, such as the payment sandbox. */
const UNDESCRIBED = { hide: true };

/** Documents a form as a body. Declared as `body`, the framework would validate it before it has been read. */
function describeForms(transform: Transform): Transform {
  return ({ schema = UNDESCRIBED, ...route }) => {
    const { form, ...rest } = schema as typeof schema & { form?: unknown };
    return transform({ ...route, schema: form === undefined ? schema : { ...rest, body: form } });
  };
}

/** The OpenAPI document of all routes registered after this call, and a page to read it. */
export async function registerDocumentation(api: Api, publicUrl: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Vestpocket", version: "1", description: INTRODUCTION },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: describeForms(createJsonSchemaTransform({})),
  });
  // Every documented route may answer with an error.
  api.addHook("onRoute", (route) => {
    if (route.schema === undefined || route.schema.hide === true) return;
    const isGated = route.onRequest !== undefined;
    route.schema = {
      ...route.schema,
      ...(isGated ? { security: [{ bearer: [] }] } : {}),
      response: { ...(route.schema.response as object), default: failureSchema },
    };
  });
  // Half a megabyte, the same for everyone. Built for each request, it would keep a processor busy for anyone who
  // repeats the request; as a string, it would be copied for every slow reader.
  let document: Buffer | undefined;
  api.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(api.swagger()));
    return reply.type("application/json; charset=utf-8").send(document);
  });
  registerReferencePage(api);
}
