import * as calls from "@vestpocket/domain/sessions/sessions.contract";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { isPathOfThisSite, RETURN_PARAMETER, SIGNED_IN_MARK } from "@vestpocket/domain/shared/return-path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, signInNeeded } from "../../platform/http/failure.ts";
import type { PostedForm } from "../../platform/http/posted-forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { Cookie } from "../../platform/session/cookies.ts";
import { readBearer } from "../../platform/session/viewer.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.usecases.ts";
import { refreshTokens, type Tokens } from "./refreshing.usecases.ts";
import { completeSignIn } from "./second-step.usecases.ts";
import type { SessionDeps } from "./sessions.deps.ts";
import { cookieStaysCookie } from "./sessions.failures.ts";
import { endOwnSession, listSessions, signOut } from "./sessions.usecases.ts";
import { signIn } from "./signing-in.usecases.ts";
import type { Origin, SignedIn } from "./starting.usecases.ts";

const SIGNED_OUT = /*i18n*/ { id: "sessions.signed_out", message: "You have been signed out." };
const CODE_NEEDS_SCRIPTS = /*i18n*/ {
  id: "sessions.code_needs_scripts",
  message:
    "Two-step log-in is on for this account, and its second step needs JavaScript. Turn on JavaScript, then log in again.",
};
const SIGNED_OUT_THERE = /*i18n*/ { id: "sessions.signed_out_there", message: "Device signed out." };

const SIGN_IN_FORM: PostedForm<typeof calls.signIn, "email" | "password"> = {
  path: paths.login(),
  fields: ["email", "password"],
  toBody: ({ email, password }) => ({ email: email.trim(), password }),
  toOutcome: (answer, { query: { [RETURN_PARAMETER]: next = "" }, language }) =>
    "challenge" in answer
      ? { tone: "danger", sentences: [translate(language, CODE_NEEDS_SCRIPTS)] }
      : // A URL has one hash.
        {
          redirect:
            (isPathOfThisSite(next) ? next.replace(/#.*$/u, "") : localPath(language, paths.home())) + SIGNED_IN_MARK,
        },
};

export function registerSessions(serve: Serve, deps: SessionDeps): void {
  const { refreshCookie, deviceCookie } = deps;
  const readOrigin = (request: FastifyRequest): Origin => ({
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    deviceCookie: deviceCookie.read(request),
  });
  const deliverSession = (signedIn: SignedIn, { reply, tokenTransport }: Omit<Delivery, "refreshCookie">) => {
    deviceCookie.set(reply, signedIn.deviceCookie);
    return { ...deliverTokens(signedIn.tokens, { reply, refreshCookie, tokenTransport }), user: signedIn.user };
  };

  serve(
    calls.signIn,
    async ({ body: { email, password, tokenTransport }, request, reply }) => {
      const answer = await signIn(deps, { email, password, ...readOrigin(request) });
      return "challenge" in answer ? answer : deliverSession(answer, { reply, tokenTransport });
    },
    { form: SIGN_IN_FORM },
  );

  serve(calls.completeSignIn, async ({ body: { challenge, code, tokenTransport }, request, reply }) =>
    deliverSession(await completeSignIn(deps, { challenge, code, ...readOrigin(request) }), { reply, tokenTransport }),
  );

  serve(calls.beginPasskeySignIn, async ({ body: { challenge }, request }) =>
    beginPasskeySignIn(deps, { challenge, address: request.ip }),
  );

  serve(calls.signInWithPasskey, async ({ body: { credential, tokenTransport }, request, reply }) =>
    deliverSession(await signInWithPasskey(deps, { credential, ...readOrigin(request) }), { reply, tokenTransport }),
  );

  serve(calls.refresh, async ({ body: { tokenTransport, ...body }, request, reply }) => {
    const refreshToken = body.refreshToken ?? refreshCookie.read(request);
    if (refreshToken === undefined) throw signInNeeded();
    if (body.refreshToken === undefined && tokenTransport === "body") throw cookieStaysCookie();
    try {
      return deliverTokens(await refreshTokens(deps, refreshToken), { reply, refreshCookie, tokenTransport });
    } catch (error) {
      if (error instanceof Failure && error.status === 401) refreshCookie.clear(reply);
      throw error;
    }
  });

  serve(calls.signOut, async ({ body, request, reply, language }) => {
    const refreshToken = body?.refreshToken ?? refreshCookie.read(request);
    await signOut(deps, { refreshToken, accessToken: readBearer(request) });
    refreshCookie.clear(reply);
    return { msg: translate(language, SIGNED_OUT) };
  });

  serve(calls.listSessions, async ({ viewer, query }) => listSessions(deps, { viewer, ...query }));

  serve(calls.readSession, async ({ viewer: { role, administratorRole, needsSecondFactor } }) => ({
    session: { isAdministrator: role === "administrator", administratorRole, needsSecondFactor },
  }));

  serve(calls.endSession, async ({ viewer, params: { id }, language }) => {
    await endOwnSession(deps, { viewer, id });
    return { msg: translate(language, SIGNED_OUT_THERE) };
  });
}

interface Delivery {
  readonly reply: FastifyReply;
  readonly refreshCookie: Cookie;
  readonly tokenTransport: "cookie" | "body" | undefined;
}

/** Returns the refresh token the way the client requested: in a cookie that scripts cannot read, or in the body. */
function deliverTokens(
  tokens: Tokens,
  { reply, refreshCookie, tokenTransport }: Delivery,
): Omit<Tokens, "refreshToken"> {
  if (tokenTransport === "body") return tokens;
  const { refreshToken, ...rest } = tokens;
  refreshCookie.set(reply, refreshToken);
  return rest;
}
