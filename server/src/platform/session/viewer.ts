import type { Role } from "@vestpocket/domain/accounts/users.schema";
import type { FastifyRequest } from "fastify";
import { notYours, signInNeeded } from "../http/failure.ts";

/** The signed-in person on whose behalf a request is answered. */
export interface Viewer {
  readonly uid: string;
  readonly sessionId: string;
  readonly role: Role;
  /** Whether this session was confirmed by an authenticator app. */
  readonly hasSecondFactor: boolean;
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

/** Knows a signed-in person on a route that is open to everyone. */
export function recognizeViewer(findViewer: FindViewer) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearer(request);
    if (token !== undefined) request.viewer = await findViewer(token);
  };
}

/** Who is signed in, on a route behind the gate. */
export function getViewer(request: FastifyRequest): Viewer {
  if (request.viewer === undefined) throw signInNeeded();
  return request.viewer;
}

/** The viewer's own id as a path names it; another's is refused, and so is what is no id. */
export function getOwnId(request: FastifyRequest, id: string): string {
  const { uid } = getViewer(request);
  if (uid !== id) throw notYours();
  return uid;
}
