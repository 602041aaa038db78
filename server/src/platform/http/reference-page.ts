import type { Api } from "./api.ts";

const PREFIX = "/docs";
const PATHS = [PREFIX, `${PREFIX}/`, `${PREFIX}/js/scalar.js`] as const;
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'none'";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The page for reading the OpenAPI document. Its script is four megabytes, so it is loaded for the first reader. */
export function registerReferencePage(api: Api): void {
  let answers: Promise<ReadonlyMap<string, Answer>> | undefined;
  for (const path of PATHS) {
    api.get(path, { schema: { hide: true } }, async (_request, reply) => {
      answers ??= readAnswers();
      const answer = (await answers).get(path);
      if (answer === undefined) throw new Error(`The API reference has no ${path}.`);
      return reply
        .status(answer.status)
        .headers({ ...answer.headers, "content-security-policy": POLICY })
        .send(answer.body);
    });
  }
}

/**
 * They are the same for everyone. The library offers them only as a plugin, which a server must register before it
 * starts.
 */
async function readAnswers(): Promise<ReadonlyMap<string, Answer>> {
  const [{ fastify }, { default: reference }] = await Promise.all([
    import("fastify"),
    import("@scalar/fastify-api-reference"),
  ]);
  const library = fastify();
  await library.register(reference, {
    routePrefix: PREFIX,
    configuration: { url: "/openapi.json", withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
  });
  const answers = new Map<string, Answer>();
  for (const path of PATHS) {
    const { statusCode: status, headers, rawPayload: body } = await library.inject(path);
    const { "content-type": type, location } = headers;
    answers.set(path, {
      status,
      headers: { ...(type && { "content-type": String(type) }), ...(location && { location }) },
      body,
    });
  }
  await library.close();
  return answers;
}
