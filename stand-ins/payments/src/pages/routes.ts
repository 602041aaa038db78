import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type Stripe from "stripe";
import { authenticate, paySession } from "../checkout.ts";
import { lockSession } from "../checkout-sessions.ts";
import { ApiError } from "../errors.ts";
import { getObject, readNotes } from "../objects.ts";
import type { Raw } from "../parameters.ts";
import { Declined } from "../payments.ts";
import { transact, type Work } from "../work.ts";
import { drawAuthenticationPage, drawNotice } from "./authentication-page.ts";
import { type CheckoutForm, drawCheckoutPage } from "./checkout-page.ts";
import { STYLE } from "./style.ts";
import { type Language, sayError, toLanguage } from "./texts.ts";

export interface PagesParts {
  readonly pool: Pool;
  readonly pagesUrl: string;
  toWork(client: Work["client"]): Work;
  committed(): void;
}

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: Raw; Body: Raw | undefined }>;

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The pages people are sent to: the checkout, and the bank's question. They need no script. */
export function registerPages(server: FastifyInstance, { pool, pagesUrl, toWork, committed }: PagesParts): void {
  const inWork = async <T>(body: (work: Work) => Promise<T>): Promise<T> => {
    const result = await transact(pool, (client) => body(toWork(client)));
    committed();
    return result;
  };

  server.get("/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=600").send(STYLE),
  );

  server.get("/checkout/:id", async (request: PageRequest, reply) => showSession(request, reply));

  server.post("/checkout/:id", async (request: PageRequest, reply) => {
    const form = request.body ?? {};
    const [month = "", year = ""] = read(form, "expiry").split("/");
    const typed = {
      number: read(form, "number"),
      exp_month: month.trim(),
      exp_year: year.trim(),
      cvc: read(form, "cvc"),
    };
    const paid = await inWork((work) => paySession(work, { id: request.params.id, typed }).catch(keepRefusal)).catch(
      onlyCardErrors,
    );
    if (paid instanceof ApiError) return showSession(request, reply, { expiry: read(form, "expiry"), refusal: paid });
    const challenge = paid?.next_action?.redirect_to_url?.url;
    return challenge ? reply.redirect(challenge, 303) : showSession(request, reply);
  });

  server.get("/authenticate/:id", async (request: PageRequest, reply) => {
    const intent = await findIntent(request, request.query);
    const language = languageOf(request, await inWork((work) => readLocale(work, request.params.id)));
    if (!intent) return send(reply, 404, drawNotice({ language, pagesUrl, text: "missing" }));
    if (intent.status !== "requires_action") return leave(reply, intent, language);
    return send(reply, 200, drawAuthenticationPage({ language, pagesUrl, intent }));
  });

  server.post("/authenticate/:id", async (request: PageRequest, reply) => {
    const language = languageOf(request, null);
    const form = request.body ?? {};
    if (!(await findIntent(request, form)))
      return send(reply, 404, drawNotice({ language, pagesUrl, text: "missing" }));
    const complete = read(form, "result") === "complete";
    const answered = await inWork((work) =>
      authenticate(work, { id: request.params.id, isComplete: complete }).catch(keepRefusal),
    );
    return leave(reply, answered instanceof Declined ? answered.intent : answered, language);
  });

  /** The intent of whoever shows its client secret. */
  function findIntent(request: PageRequest, given: Raw): Promise<Stripe.PaymentIntent | undefined> {
    return inWork(async (work) => {
      const intent = await getObject(work, { kind: "payment_intent", id: request.params.id });
      return intent.client_secret === read(given, "client_secret") ? intent : undefined;
    }).catch(onlyMissing);
  }

  /** Back to where the payment began, with how it went. */
  async function leave(reply: FastifyReply, intent: Stripe.PaymentIntent, language: Language): Promise<FastifyReply> {
    const { returnUrl } = await inWork((work) => readNotes(work, intent.id));
    if (!returnUrl) return send(reply, 200, drawNotice({ language, pagesUrl, text: "answered" }));
    const url = new URL(returnUrl);
    url.searchParams.set("payment_intent", intent.id);
    url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
    url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
    return reply.redirect(url.href, 303);
  }

  async function showSession(
    request: PageRequest,
    reply: FastifyReply,
    { expiry, refusal }: { expiry?: string; refusal?: ApiError } = {},
  ): Promise<FastifyReply> {
    const found = await inWork(async (work) => {
      const session = await lockSession(work, request.params.id);
      const { lines = [], payment_intent: id } = await readNotes(work, session.id);
      return { session, lines, intent: id && (await getObject(work, { kind: "payment_intent", id })) };
    }).catch(onlyMissing);
    const language = languageOf(request, found?.session.locale ?? null);
    if (!found) return send(reply, 404, drawNotice({ language, pagesUrl, text: "missing" }));
    const { session, lines, intent } = found;
    if (session.status === "complete") {
      return reply.redirect((session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
    }
    if (session.status === "expired") {
      return send(reply, 410, drawNotice({ language, pagesUrl, text: "expired", backUrl: session.cancel_url }));
    }
    const cameBack = request.query.redirect_status === "failed" && intent ? intent.last_payment_error : undefined;
    const error = refusal ? toFormError(language, refusal) : cameBack && { text: sayError(language, cameBack) };
    const form: CheckoutForm = { ...(expiry !== undefined && { expiry }), ...(error && { error }) };
    return send(reply, refusal ? 402 : 200, drawCheckoutPage({ language, pagesUrl, session, lines, form }));
  }
}

function toFormError(language: Language, { message, details }: ApiError): NonNullable<CheckoutForm["error"]> {
  const text = sayError(language, { ...details, message });
  const { param } = details;
  if (param === "number" || param === "cvc") return { field: param, text };
  return param?.startsWith("exp") ? { field: "expiry", text } : { text };
}

async function readLocale(work: Work, intentId: string): Promise<string | null> {
  const { session } = await readNotes(work, intentId);
  return session === undefined ? null : (await getObject(work, { kind: "checkout.session", id: session })).locale;
}

/** A refused payment leaves something behind: the transaction has to stand. */
function keepRefusal(error: unknown): Declined {
  if (error instanceof Declined) return error;
  throw error;
}

function onlyCardErrors(error: unknown): ApiError {
  if (error instanceof ApiError && error.type === "card_error") return error;
  throw error;
}

function onlyMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

const read = (given: Raw, name: string): string => (typeof given[name] === "string" ? given[name] : "");

function languageOf(request: PageRequest, locale: string | null): Language {
  return toLanguage(locale === null || locale === "auto" ? request.headers["accept-language"] : locale);
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({
      "content-security-policy": POLICY,
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    })
    .send(page);
}
