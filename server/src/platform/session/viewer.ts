import type { Role } from "@vestpocket/domain/sessions/sessions.schema";
import type { FastifyRequest } from "fastify";
import { signInNeeded } from "../http/failure.ts";

/** The signed-in person on whose behalf a request is answered. */
export interface Viewer {
  readonly uid: string;
  readonly sessionId: string;
  readonly role: Role;
}

/** Finds who a bearer token stands for; undefined where the token or its session is not valid now. */
export type FindViewer = (accessToken: string) => Promise<Viewer | undefined>;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}

/** The access token a request carries; undefined where it carries none. */
export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2000})$/u.exec(request.headers.authorization ?? "")?.[1];
}

/** The gate of a route: signed out, it answers 401 before the body is read. */
export function requireViewer(findViewer: FindViewer) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearer(request);
    const viewer = token === undefined ? undefined : await findViewer(token);
    if (viewer === undefined) throw signInNeeded();
    request.viewer = viewer;
  };
}
