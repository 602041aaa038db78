import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Stripe from "stripe";
import { getSession, paySession } from "../checkout-sessions.ts";
import { ApiError } from "../errors.ts";
import { type Parameters, readText } from "../parameters.ts";
import { endAuthentication } from "../payment-attempts.ts";
import { type Sandbox, withStore } from "../server.ts";
import { drawAuthentication, drawCheckout, drawGone, type FormState } from "./checkout-page.ts";
import { STYLE } from "./layout.ts";
import { type Language, languageOf, sayError } from "./texts.ts";

const html = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);

/** The pages a buyer is sent to: the checkout, and the bank that asks for an authentication. */
export function registerPages(app: FastifyInstance, sandbox: Sandbox): void {
  const base = sandbox.pagesUrl;

  app.get("/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(STYLE),
  );

  app.get<{ Params: { id: string } }>("/checkout/:id", async (request, reply) => showCheckout(request, reply, {}));

  app.post<{ Params: { id: string } }>("/checkout/:id", async (request, reply) => {
    const given = request.body as Parameters;
    const number = readText(given, "number") ?? "";
    const expiry = readText(given, "expiry") ?? "";
    const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
    const card = { number, exp_month: month, exp_year: year, cvc: (readText(given, "cvc") ?? "").trim() };
    try {
      const intent = await withStore(sandbox, (store) => paySession(store, request.params.id, card, base));
      sandbox.kick();
      const step = intent?.next_action?.redirect_to_url?.url;
      if (step) return reply.redirect(step, 303);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.type !== "card_error") throw error;
      sandbox.kick();
      return showCheckout(request, reply, { number, expiry, error: describe(error, languageOf(request.headers)) });
    }
    return showCheckout(request, reply, {});
  });

  app.get<{ Params: { id: string } }>("/authenticate/:id", async (request, reply) => {
    const secret = readText(request.query as Parameters, "client_secret");
    const intent = await withStore(sandbox, (store) => store.get("payment_intent", request.params.id));
    const language = languageOf(request.headers);
    const isWaiting = intent.client_secret === secret && intent.status === "requires_action";
    if (!isWaiting) return html(reply, drawGone(language, base), 404);
    return html(reply, drawAuthentication({ language, base, intent }));
  });

  app.post<{ Params: { id: string } }>("/authenticate/:id", async (request, reply) => {
    const given = request.body as Parameters;
    const clientSecret = readText(given, "client_secret") ?? "";
    const isDone = readText(given, "result") === "complete";
    const ended = await withStore(sandbox, (store) =>
      endAuthentication(store, request.params.id, { clientSecret, isDone }),
    );
    sandbox.kick();
    return reply.redirect(toReturn(ended.intent, ended.returnUrl ?? base), 303);
  });

  async function showCheckout(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    form: FormState,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const { session, lines } = await withStore(sandbox, async (store) => ({
      session: await getSession(store, id),
      lines: (await store.getPrivate(id)).lines ?? [],
    }));
    const language: Language = session.locale?.startsWith("fr") ? "fr" : "en";
    if (session.status === "complete") {
      return reply.redirect((session.success_url ?? "/").replace("{CHECKOUT_SESSION_ID}", id), 303);
    }
    if (session.status === "expired") return html(reply, drawGone(language, base), 410);
    const error = await findFailure(request, language);
    const shown = form.error === undefined && error !== undefined ? { ...form, error } : form;
    return html(reply, drawCheckout({ language, base, session, lines, form: shown }), form.error ? 402 : 200);
  }

  /** What went wrong at the bank, for who comes back from there. */
  async function findFailure(request: FastifyRequest, language: Language): Promise<FormState["error"]> {
    const id = readText(request.query as Parameters, "payment_intent");
    if (id === undefined) return undefined;
    const intent = await withStore(sandbox, (store) => store.get("payment_intent", id)).catch(() => undefined);
    const { code, message } = intent?.last_payment_error ?? {};
    return message === undefined ? undefined : { field: "number", text: sayError(language, code ?? "", message) };
  }
}

function describe(error: ApiError, language: Language): NonNullable<FormState["error"]> {
  const param = String(error.body.param ?? "");
  const field =
    param === "cvc" || error.body.code === "incorrect_cvc" ? "cvc" : param.startsWith("exp") ? "expiry" : "number";
  const code = String(error.body.decline_code ?? error.body.code);
  return { field, text: sayError(language, code, error.message) };
}

/** Back to where the payment began, with how it ended. */
function toReturn(intent: Stripe.PaymentIntent, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
  return url.href;
}
