import { REMEMBERED_DEVICE_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie by which a browser is known where accounts signed in before; it lets nobody in. */
export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
}

/** `isSecure`: the site is served over TLS, so that the cookie may be bound to it. */
export function createDeviceCookie(isSecure: boolean): DeviceCookie {
  const name = isSecure ? "__Host-vestpocket_device" : "vestpocket_device";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, value) => {
      reply.setCookie(name, value, { ...options, maxAge: REMEMBERED_DEVICE_SECONDS });
    },
  };
}
