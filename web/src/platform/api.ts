import type { AnyCall } from "@vestpocket/domain/contracts";
import type { AnswerOf, Sent } from "@vestpocket/domain/shared/contract";
import { ApiFailure, type Call, send, sendForFile } from "./http.ts";
import { getAccessToken, replaceAccessToken } from "./session.ts";
import { upload } from "./upload.ts";

type Method = AnyCall["method"];
type PathOf<M extends Method> = Extract<AnyCall, { method: M }>["path"];
/** The contract of the call at an address. */
type CallAt<M extends Method, Path> = Extract<AnyCall, { method: M; path: Path }>;

/** The paths of calls that return a file. */
export type FilePath = Exclude<PathOf<"GET">, Extract<AnyCall, { method: "GET"; answer: unknown }>["path"]>;

type BodyOf<C> = C extends { body: infer Schema } ? Sent<Schema> : undefined;

type Options<C> = {
  signal?: AbortSignal;
  idempotencyKey?: string;
} & (C extends { params: infer Schema } ? { params: Sent<Schema> } : unknown) &
  (C extends { query: infer Schema } ? { query?: Sent<Schema> } : unknown);

/** The last arguments of a call: its options, which are optional if its path has no parameters. */
type Rest<C> = C extends { params: unknown } ? [options: Options<C>] : [options?: Options<C>];
/** Those of a call that may have a body, which is then one of the options. */
type PutRest<C> = undefined extends BodyOf<C> ? Rest<C> : [options: Options<C> & { body: BodyOf<C> }];

interface Progress {
  /** Called with the fraction of the form that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * The server's calls, on behalf of the signed-in user. Their input and response types come from their contracts. All
 * throw ApiFailure.
 */
export const api = {
  get: <Path extends PathOf<"GET">>(path: Path, ...[options]: Rest<CallAt<"GET", Path>>) =>
    call<AnswerOf<CallAt<"GET", Path>>>(toCall("GET", path, options)),
  /** Fetches a file. */
  file: <Path extends FilePath>(path: Path, ...[options]: Rest<CallAt<"GET", Path>>) =>
    call<Blob>(toCall("GET", path, options), sendForFile),
  post: <Path extends PathOf<"POST">>(
    path: Path,
    body: BodyOf<CallAt<"POST", Path>>,
    ...[options]: Rest<CallAt<"POST", Path>>
  ) => call<AnswerOf<CallAt<"POST", Path>>>({ ...toCall("POST", path, options), body }),
  put: <Path extends PathOf<"PUT">>(path: Path, ...[options]: PutRest<CallAt<"PUT", Path>>) =>
    call<AnswerOf<CallAt<"PUT", Path>>>(toCall("PUT", path, options)),
  /** Sends a form with files. */
  upload: <Path extends PathOf<"POST">>(
    path: Path,
    form: FormData,
    options: Options<CallAt<"POST", Path>> & Progress,
  ) =>
    call<AnswerOf<CallAt<"POST", Path>>>({ ...toCall("POST", path, options), body: form }, (request) =>
      upload(request, options.onProgress),
    ),
  /** Sends a form with files that changes a resource. */
  patch: <Path extends PathOf<"PATCH">>(
    path: Path,
    form: FormData,
    options: Options<CallAt<"PATCH", Path>> & Progress,
  ) =>
    call<AnswerOf<CallAt<"PATCH", Path>>>({ ...toCall("PATCH", path, options), body: form }, (request) =>
      upload(request, options.onProgress),
    ),
  delete: <Path extends PathOf<"DELETE">>(path: Path, ...[options]: Rest<CallAt<"DELETE", Path>>) =>
    call<AnswerOf<CallAt<"DELETE", Path>>>(toCall("DELETE", path, options)),
};

interface Given {
  signal?: AbortSignal;
  idempotencyKey?: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

function toCall(method: Call["method"], path: string, { params = {}, query, ...rest }: Given = {}): Call {
  const values = params as Readonly<Record<string, string>>;
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  return { ...rest, method, path: filled, query: query as Call["query"] };
}

async function call<Answer>(
  request: Call,
  dispatch: (request: Call) => Promise<Answer> = send<Answer>,
): Promise<Answer> {
  const accessToken = await getAccessToken();
  try {
    return await dispatch({ ...request, accessToken });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401 || !accessToken) throw error;
    // The session may have ended elsewhere, or the server's clock may differ: get one new token and retry once.
    const replaced = await replaceAccessToken(accessToken);
    if (!replaced) throw error;
    return dispatch({ ...request, accessToken: replaced });
  }
}
