import { SIGNED_IN_COOKIE } from "@vestpocket/domain/sessions/sessions.rules";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie. Other sites cannot make a browser send it with a POST. */
export interface Cookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that scripts cannot read. `isSecure`: the site is served over TLS, so the cookie can be bound to its host.
 * `seconds`: the cookie's lifetime.
 */
export function createCookie({
  name,
  seconds,
  isSecure,
}: {
  name: string;
  seconds: number;
  isSecure: boolean;
}): Cookie {
  const fullName = `${isSecure ? "__Host-" : ""}vestpocket_${name}`;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  return {
    read: (request) => request.cookies[fullName],
    set: (reply, value) => {
      reply.setCookie(fullName, value, { ...options, maxAge: seconds });
    },
    clear: (reply) => {
      reply.clearCookie(fullName, options);
    },
  };
}

/**
 * The same cookie, with a second one beside it that says nothing but that the first is there. The site's scripts read
 * it, so that they ask for a session only where there may be one, even after the browser's other storage was cleared.
 */
export function announce(cookie: Cookie, { seconds, isSecure }: { seconds: number; isSecure: boolean }): Cookie {
  const name = `${isSecure ? "__Host-" : ""}${SIGNED_IN_COOKIE}`;
  const options = { path: "/", sameSite: "lax", secure: isSecure } as const;
  return {
    read: cookie.read,
    set: (reply, value) => {
      cookie.set(reply, value);
      reply.setCookie(name, "1", { ...options, maxAge: seconds });
    },
    clear: (reply) => {
      cookie.clear(reply);
      reply.clearCookie(name, options);
    },
  };
}

/** A step of a log-in: the password, and the second factor's code or a passkey. */
export type LogInStep = "password" | "code";

/** What a remembered browser's mark depends on: it is void once what a step asks for was replaced. */
export interface MarkedAccount {
  readonly user: { readonly uid: string; readonly email: string };
  readonly passwordHash: string;
  /** Since when two-step log-in is on; null while it is off. */
  readonly secondFactorSince: Date | null;
}

/**
 * Remembers that an account passed a step on this browser, so that an attack on the account does not lock its owner
 * out. `account`: as it is now.
 */
export type RememberDevice = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  passed: { account: MarkedAccount; step: LogInStep },
) => void;
