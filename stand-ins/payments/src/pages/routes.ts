import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type Stripe from "stripe";
import { authenticate, paySession } from "../checkout.ts";
import { lockSession } from "../checkout-sessions.ts";
import { continueDispute, listOpenDisputes, listSteps } from "../disputes.ts";
import { ApiError } from "../errors.ts";
import { payInvoice, readHostedInvoice } from "../hosted-invoices.ts";
import { getObject, readNotes } from "../objects.ts";
import type { Raw } from "../parameters.ts";
import { Declined } from "../payments.ts";
import { readPortal, replaceCard } from "../portal.ts";
import { transact, type Work } from "../work.ts";
import { drawAuthenticationPage, drawNotice } from "./authentication-page.ts";
import type { CardForm } from "./card-form.ts";
import { drawCheckoutPage } from "./checkout-page.ts";
import { drawDisputesPage } from "./disputes-page.ts";
import { drawInvoicePage } from "./invoice-page.ts";
import { drawPortalPage } from "./portal-page.ts";
import { STYLE } from "./style.ts";
import { type Language, toLanguage, translateError } from "./texts.ts";

export interface PagesDeps {
  readonly pool: Pool;
  readonly pagesUrl: string;
  toWork(client: Work["client"]): Work;
  /** Called after each commit that may have recorded events. */
  committed(): void;
}

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: Raw; Body: Raw | undefined }>;

/** A page request and its reply. */
interface Visit {
  readonly request: PageRequest;
  readonly reply: FastifyReply;
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The pages for customers: the checkout and the bank's challenge. They need no script. */
export function registerPages(server: FastifyInstance, deps: PagesDeps): void {
  server.get("/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=600").send(STYLE),
  );
  server.get("/checkout/:id", async (request: PageRequest, reply) => showSession(deps, { request, reply }));
  server.post("/checkout/:id", async (request: PageRequest, reply) => submitCheckout(deps, { request, reply }));
  server.get("/portal/:id", async (request: PageRequest, reply) => showPortal(deps, { request, reply }));
  server.post("/portal/:id", async (request: PageRequest, reply) => submitCard(deps, { request, reply }));
  server.get("/invoice/:id", async (request: PageRequest, reply) => showInvoice(deps, { request, reply }));
  server.post("/invoice/:id", async (request: PageRequest, reply) => submitInvoice(deps, { request, reply }));
  server.get("/disputes", async (request: PageRequest, reply) => showDisputes(deps, { request, reply }));
  server.post("/disputes/:id", async (request: PageRequest, reply) => submitStep(deps, { request, reply }));
  server.get("/authenticate/:id", async (request: PageRequest, reply) => showChallenge(deps, { request, reply }));
  server.post("/authenticate/:id", async (request: PageRequest, reply) => answerChallenge(deps, { request, reply }));
}

async function inWork<T>({ pool, toWork, committed }: PagesDeps, body: (work: Work) => Promise<T>): Promise<T> {
  const result = await transact(pool, (client) => body(toWork(client)));
  committed();
  return result;
}

async function submitCheckout(deps: PagesDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply } = visit;
  const form = request.body ?? {};
  const typed = readTyped(form);
  const paid = await inWork(deps, (work) =>
    paySession(work, { id: request.params.id, typed }).catch(keepRefusal),
  ).catch(onlyCardErrors);
  if (paid instanceof ApiError) return showSession(deps, { ...visit, expiry: read(form, "expiry"), refusal: paid });
  const challenge = paid?.next_action?.redirect_to_url?.url;
  return challenge ? reply.redirect(challenge, 303) : showSession(deps, visit);
}

/** The card as it was typed. */
function readTyped(form: Raw) {
  const [month = "", year = ""] = read(form, "expiry").split("/");
  return { number: read(form, "number"), exp_month: month.trim(), exp_year: year.trim(), cvc: read(form, "cvc") };
}

async function showPortal(deps: PagesDeps, { request, reply, expiry, refusal }: Visit & Shown): Promise<FastifyReply> {
  const { pagesUrl } = deps;
  const portal = await inWork(deps, (work) => readPortal(work, request.params.id)).catch(onlyMissing);
  const language = languageOf(request, portal?.session.locale ?? null);
  if (!portal) return send(reply, { status: 404, page: drawNotice({ language, pagesUrl, text: "missing" }) });
  const error = refusal && toFormError(language, refusal);
  const form: CardForm = { ...(expiry !== undefined && { expiry }), ...(error && { error }) };
  return send(reply, { status: refusal ? 402 : 200, page: drawPortalPage({ language, pagesUrl, portal, form }) });
}

async function submitCard(deps: PagesDeps, visit: Visit): Promise<FastifyReply> {
  const form = visit.request.body ?? {};
  const { id } = visit.request.params;
  const refusal = await inWork(deps, (work) => replaceCard(work, { id, typed: readTyped(form) })).catch(onlyCardErrors);
  return showPortal(deps, { ...visit, expiry: read(form, "expiry"), ...(refusal instanceof ApiError && { refusal }) });
}

async function showInvoice(deps: PagesDeps, { request, reply, expiry, refusal }: Visit & Shown): Promise<FastifyReply> {
  const { pagesUrl } = deps;
  const hosted = await inWork(deps, (work) => readHostedInvoice(work, request.params.id)).catch(onlyMissing);
  const language = languageOf(request, null);
  if (!hosted || hosted.invoice.status === "draft")
    return send(reply, { status: 404, page: drawNotice({ language, pagesUrl, text: "missing" }) });
  const cameBack = request.query.redirect_status === "failed" ? hosted.intent?.last_payment_error : undefined;
  const error = refusal ? toFormError(language, refusal) : cameBack && { text: translateError(language, cameBack) };
  const form: CardForm = { ...(expiry !== undefined && { expiry }), ...(error && { error }) };
  return send(reply, { status: refusal ? 402 : 200, page: drawInvoicePage({ language, pagesUrl, hosted, form }) });
}

async function submitInvoice(deps: PagesDeps, visit: Visit): Promise<FastifyReply> {
  const form = visit.request.body ?? {};
  const { id } = visit.request.params;
  const paid = await inWork(deps, (work) => payInvoice(work, { id, typed: readTyped(form) }).catch(keepRefusal)).catch(
    onlyCardErrors,
  );
  if (paid instanceof ApiError) return showInvoice(deps, { ...visit, expiry: read(form, "expiry"), refusal: paid });
  const challenge = paid?.next_action?.redirect_to_url?.url;
  return challenge ? visit.reply.redirect(challenge, 303) : showInvoice(deps, visit);
}

async function showDisputes(deps: PagesDeps, { request, reply }: Visit): Promise<FastifyReply> {
  const disputes = await inWork(deps, listOpenDisputes);
  const page = drawDisputesPage({ language: languageOf(request, null), pagesUrl: deps.pagesUrl, disputes });
  return send(reply, { status: 200, page });
}

/** Does what a bank would do. One that is over by now is no longer shown. */
async function submitStep(deps: PagesDeps, { request, reply }: Visit): Promise<FastifyReply> {
  const { id } = request.params;
  await inWork(deps, async (work) => {
    const dispute = await getObject(work, { kind: "dispute", id });
    const step = listSteps(dispute).find((each) => each === read(request.body ?? {}, "step"));
    if (step !== undefined) await continueDispute(work, { id, step });
  }).catch(onlyMissing);
  return reply.redirect(`${deps.pagesUrl}/disputes`, 303);
}

async function showChallenge(deps: PagesDeps, { request, reply }: Visit): Promise<FastifyReply> {
  const { pagesUrl } = deps;
  const intent = await findIntent(deps, { id: request.params.id, given: request.query });
  const language = languageOf(request, await inWork(deps, (work) => readLocale(work, request.params.id)));
  if (!intent) return send(reply, { status: 404, page: drawNotice({ language, pagesUrl, text: "missing" }) });
  if (intent.status !== "requires_action") return leave(deps, { reply, intent, language });
  return send(reply, { status: 200, page: drawAuthenticationPage({ language, pagesUrl, intent }) });
}

async function answerChallenge(deps: PagesDeps, { request, reply }: Visit): Promise<FastifyReply> {
  const { pagesUrl } = deps;
  const { id } = request.params;
  const language = languageOf(request, null);
  const form = request.body ?? {};
  if (!(await findIntent(deps, { id, given: form })))
    return send(reply, { status: 404, page: drawNotice({ language, pagesUrl, text: "missing" }) });
  const isComplete = read(form, "result") === "complete";
  const answered = await inWork(deps, (work) => authenticate(work, { id, isComplete }).catch(keepRefusal));
  return leave(deps, { reply, intent: answered instanceof Declined ? answered.intent : answered, language });
}

/** The intent, if the request has its client secret. */
function findIntent(
  deps: PagesDeps,
  { id, given }: { id: string; given: Raw },
): Promise<Stripe.PaymentIntent | undefined> {
  return inWork(deps, async (work) => {
    const intent = await getObject(work, { kind: "payment_intent", id });
    return intent.client_secret === read(given, "client_secret") ? intent : undefined;
  }).catch(onlyMissing);
}

/** Redirects to the page where the payment started, with the result. */
async function leave(
  deps: PagesDeps,
  { reply, intent, language }: { reply: FastifyReply; intent: Stripe.PaymentIntent; language: Language },
): Promise<FastifyReply> {
  const { returnUrl } = await inWork(deps, (work) => readNotes(work, intent.id));
  if (!returnUrl) {
    const page = drawNotice({ language, pagesUrl: deps.pagesUrl, text: "answered" });
    return send(reply, { status: 200, page });
  }
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
  return reply.redirect(url.href, 303);
}

interface Shown {
  readonly expiry?: string;
  readonly refusal?: ApiError;
}

async function showSession(deps: PagesDeps, { request, reply, expiry, refusal }: Visit & Shown): Promise<FastifyReply> {
  const { pagesUrl } = deps;
  const found = await findSession(deps, request.params.id);
  const language = languageOf(request, found?.session.locale ?? null);
  if (!found) return send(reply, { status: 404, page: drawNotice({ language, pagesUrl, text: "missing" }) });
  const { session, lines, taxRates, intent } = found;
  if (session.status === "complete") {
    return reply.redirect((session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
  }
  if (session.status === "expired") {
    const page = drawNotice({ language, pagesUrl, text: "expired", backUrl: session.cancel_url });
    return send(reply, { status: 410, page });
  }
  const cameBack = request.query.redirect_status === "failed" && intent ? intent.last_payment_error : undefined;
  const error = refusal ? toFormError(language, refusal) : cameBack && { text: translateError(language, cameBack) };
  const form: CardForm = { ...(expiry !== undefined && { expiry }), ...(error && { error }) };
  const page = drawCheckoutPage({ language, pagesUrl, session, lines, taxRates, form });
  return send(reply, { status: refusal ? 402 : 200, page });
}

function findSession(deps: PagesDeps, sessionId: string) {
  return inWork(deps, async (work) => {
    const session = await lockSession(work, sessionId);
    const { lines = [], subscription, payment_intent: id } = await readNotes(work, session.id);
    const taxRates = subscription?.default_tax_rates ?? [];
    return { session, lines, taxRates, intent: id && (await getObject(work, { kind: "payment_intent", id })) };
  }).catch(onlyMissing);
}

function toFormError(language: Language, { message, details }: ApiError): NonNullable<CardForm["error"]> {
  const text = translateError(language, { ...details, message });
  const { param } = details;
  if (param === "number" || param === "cvc") return { field: param, text };
  return param?.startsWith("exp") ? { field: "expiry", text } : { text };
}

async function readLocale(work: Work, intentId: string): Promise<string | null> {
  const { session } = await readNotes(work, intentId);
  return session === undefined ? null : (await getObject(work, { kind: "checkout.session", id: session })).locale;
}

/** A declined payment leaves a record, so the transaction must commit. */
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

function send(reply: FastifyReply, { status, page }: { status: number; page: string }): FastifyReply {
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
