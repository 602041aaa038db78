import { createHash } from "node:crypto";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import { isMailedLink } from "@vestpocket/domain/shared/live-pages";
import { localPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES, type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { translate } from "../language.ts";
import type { Api } from "./api.ts";
import { toFailure } from "./error-handler.ts";
import { badFields, type Failure } from "./failure.ts";
import type { AnsweredForm } from "./posted-answers.ts";
import type { Entered, Outcome, PostedTo, ServedForm } from "./posted-forms.ts";

/** Of a field's text, in bytes. */
const FIELD_MAX = 100_000;

interface PostedSite {
  readonly forms: readonly ServedForm[];
  /** The prerendered page at a path. */
  readonly readPage: (path: string) => string | undefined;
  /** The content security policy of a page without scripts. */
  readonly policy: string;
}

/**
 * Answers forms that browsers submit without the page's scripts: the same calls with the same rules, answered with
 * pages.
 */
export async function answerPostedForms(api: Api, { forms, ...site }: PostedSite): Promise<void> {
  // Only routes in this scope parse such bodies.
  await api.register(async (scope: Api) => {
    await scope.register(formbody);
    await scope.register(multipart, {
      attachFieldsToBody: "keyValues",
      limits: { fields: 20, fieldSize: FIELD_MAX, files: 0, parts: 20, headerPairs: 20 },
    });
    for (const served of forms) for (const language of LANGUAGES) registerForm(scope, { ...site, served, language });
  });
}

type Registered = Omit<PostedSite, "forms"> & { readonly served: ServedForm; readonly language: Language };

function registerForm(scope: Api, registered: Registered): void {
  const { served, language } = registered;
  const { form, call, gate } = served;
  scope.route({
    method: "POST",
    url: localPath(language, form.path),
    config: { language },
    ...(gate && { onRequest: gate }),
    schema: { hide: true, ...(call.body && { body: call.body }) },
    preValidation: async (request) => {
      const entered = readEntered(served, request.body);
      request.entered = entered;
      const problems = Object.entries(form.findProblems?.(entered) ?? {}).flatMap(([field, problem]) =>
        problem === undefined ? [] : [[field, problem] as const],
      );
      if (problems.length > 0) throw badFields(Object.fromEntries(problems));
      request.body = form.toBody?.(entered, readPostedTo(request, language)) ?? entered;
      // If the user presses twice or reloads the response, the same content is the same request.
      request.headers["idempotency-key"] = toContentKey(entered);
    },
    errorHandler: (error: FastifyError, request, reply) => {
      const failure = toFailure(error, request);
      if (failure.retryAfter !== undefined) reply.header("retry-after", Math.ceil(failure.retryAfter));
      return sendPage(reply.status(failure.status), {
        registered,
        answered: tellFailure(failure, { registered, request }),
      });
    },
    handler: async (request, reply) => {
      const answer = await served.answer(request, reply);
      const outcome = form.toOutcome(answer as undefined, readPostedTo(request, language));
      if ("redirect" in outcome) return reply.redirect(outcome.redirect, 303);
      return sendPage(reply.status(200), { registered, answered: tellOutcome(outcome, { registered, request }) });
    },
  });
}

/** Every visitor gets the same prerendered page, so forms have no idempotency key of their own. */
function toContentKey(entered: Entered): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(entered).sort()))
    .digest("hex");
}

declare module "fastify" {
  interface FastifyRequest {
    /** A posted form's field values, once they are read. */
    entered?: Entered;
  }
}

/** The form's fields, as texts. Browsers send each line break as two characters. */
function readEntered({ form }: ServedForm, body: unknown): Entered {
  const sent = new Map<string, unknown>(Object.entries(body ?? {}));
  return Object.fromEntries(
    form.fields.map((name) => {
      const value = sent.get(name);
      return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
    }),
  );
}

function readPostedTo(request: FastifyRequest, language: Language): PostedTo {
  const query = Object.entries(request.query ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { language, query: Object.fromEntries(query) };
}

interface Told {
  readonly registered: Registered;
  readonly request: FastifyRequest;
}

/** Without scripts, the page cannot say it in the reader's time zone. */
const RETRY: Message = /*i18n*/ {
  id: "request.retry_in",
  message: "{minutes, plural, one {You can continue in # minute.} other {You can continue in # minutes.}}",
};

/** What the page shows for a failure: errors next to its fields, everything else above the form. */
function tellFailure(
  { fields = {}, text, status, retryAfter = 0 }: Failure,
  { registered, request }: Told,
): AnsweredForm {
  const { form } = registered.served;
  const say = (message: Failure["text"]) => translate(registered.language, message);
  const named = Object.entries(fields);
  const beside = named.filter(([name]) => form.fields.includes(name));
  const above = named
    .filter(([name]) => !form.fields.includes(name))
    .map(([name, message]) => form.instead?.[name] ?? message);
  const minutes = Math.ceil(retryAfter / 60);
  const sentences = named.length === 0 ? [text] : above;
  return {
    path: form.path,
    action: request.url,
    entered: request.entered ?? {},
    errors: Object.fromEntries(beside.map(([name, message]) => [name, say(message)])),
    notice: {
      tone: "danger",
      sentences: (status === 429 ? [...sentences, withValues(RETRY, { minutes })] : sentences).map(say),
    },
  };
}

function tellOutcome(outcome: Exclude<Outcome, { redirect: string }>, { registered, request }: Told): AnsweredForm {
  const { path } = registered.served.form;
  const page = "page" in outcome && outcome.page !== undefined ? outcome.page : path;
  return {
    path: page,
    action: page === path ? request.url : localPath(registered.language, page),
    entered: outcome.tone === "danger" ? (request.entered ?? {}) : {},
    errors: {},
    notice: outcome,
  };
}

async function sendPage(
  reply: FastifyReply,
  { registered, answered }: { registered: Registered; answered: AnsweredForm },
): Promise<FastifyReply> {
  const page = registered.readPage(localPath(registered.language, answered.path));
  if (page === undefined) throw new Error(`The build of the web app is incomplete: ${answered.path} is missing.`);
  // Only browsers without scripts submit forms.
  const { writeAnsweredPage } = await import("./posted-answers.ts");
  if (isMailedLink(answered.path)) reply.header("referrer-policy", "no-referrer");
  return reply
    .header("cache-control", "no-store")
    .header("content-security-policy", registered.policy)
    .header("content-type", "text/html; charset=utf-8")
    .serializer((html: string) => html)
    .send(writeAnsweredPage(page, answered));
}
