import type { paths } from "./api.generated.ts";
import { ApiFailure, type Call, send } from "./http.ts";
import { getAccessToken, replaceAccessToken } from "./session.ts";
import { upload } from "./upload.ts";

/** The calls of the server's own description that go by a method. */
type PathOf<Method extends "get" | "post" | "put" | "patch" | "delete"> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type BodyOf<Path extends PathOf<"post">> = paths[Path]["post"] extends { requestBody?: infer Body }
  ? Json<Body>
  : never;
type AnswerOf<Operation> = Operation extends { responses: infer Answers }
  ? { [Status in Extract<keyof Answers, 200 | 201 | 202>]: Json<Answers[Status]> }[Extract<
      keyof Answers,
      200 | 201 | 202
    >]
  : never;

interface Options {
  signal?: AbortSignal;
  /** Fill the braces of the path. */
  params?: Record<string, string>;
  query?: Call["query"];
  idempotencyKey?: string;
}

interface UploadOptions extends Options {
  /** Hears which part of the form has gone, 0 to 1. */
  onProgress: (part: number) => void;
}

/** The server's calls, as whoever is signed in; what they take and answer is checked against its description. All throw ApiFailure. */
export const api = {
  get: <Path extends PathOf<"get">>(path: Path, options: Options = {}) =>
    call<AnswerOf<paths[Path]["get"]>>(toCall("GET", path, options)),
  post: <Path extends PathOf<"post">>(path: Path, body: BodyOf<Path>, options: Options = {}) =>
    call<AnswerOf<paths[Path]["post"]>>({ ...toCall("POST", path, options), body }),
  /** What the path names is to be so; asking again changes nothing. */
  put: <Path extends PathOf<"put">>(path: Path, options: Options = {}) =>
    call<AnswerOf<paths[Path]["put"]>>(toCall("PUT", path, options)),
  /** A form with files, as the server's description names it only by its media type. */
  upload: <Path extends PathOf<"post">>(path: Path, form: FormData, { onProgress, ...options }: UploadOptions) =>
    call<AnswerOf<paths[Path]["post"]>>({ ...toCall("POST", path, options), body: form }, (request) =>
      upload(request, onProgress),
    ),
  /** The same, to change what stands. */
  patch: <Path extends PathOf<"patch">>(path: Path, form: FormData, { onProgress, ...options }: UploadOptions) =>
    call<AnswerOf<paths[Path]["patch"]>>({ ...toCall("PATCH", path, options), body: form }, (request) =>
      upload(request, onProgress),
    ),
  delete: <Path extends PathOf<"delete">>(path: Path, options: Options = {}) =>
    call<AnswerOf<paths[Path]["delete"]>>(toCall("DELETE", path, options)),
};

function toCall(method: Call["method"], path: string, { params = {}, query, signal, idempotencyKey }: Options): Call {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return { method, path: filled, query, signal, idempotencyKey };
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
    // The session may have been ended elsewhere, or the server may see another time: one new token, one more try.
    const replaced = await replaceAccessToken(accessToken);
    if (!replaced) throw error;
    return dispatch({ ...request, accessToken: replaced });
  }
}
