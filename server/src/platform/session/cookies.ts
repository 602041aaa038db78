import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that scripts cannot read. Other sites cannot make a browser send it with a POST. */
export interface Cookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * `isSecure`: the site is served over TLS, so the cookie can be bound to its host. `seconds`: the cookie's lifetime.
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
 * Remembers that an account signed in on this browser, so that an attack on the account does not lock its owner out.
 */
export type RememberDevice = (exchange: { request: FastifyRequest; reply: FastifyReply }, email: string) => void;
