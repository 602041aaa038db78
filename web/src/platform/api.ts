import type { AnyCall } from "@vestpocket/domain/contracts";
import type { AnswerOf as AnswerOfCall, Sent } from "@vestpocket/domain/shared/contract";
import type { paths } from "./api.generated.ts";
import { ApiFailure, type Call, send } from "./http.ts";
import { getAccessToken, replaceAccessToken } from "./session.ts";
import { upload } from "./upload.ts";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** The contract of a call; `never` if only the generated types describe it. */
type ContractOf<M extends Method, Path> = Extract<AnyCall, { method: Uppercase<M>; path: Path }>;

type PathOf<M extends Method> =
  | Extract<AnyCall, { method: Uppercase<M> }>["path"]
  | { [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never }[keyof paths];

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type Operation<M extends Method, Path> = Path extends keyof paths
  ? M extends keyof paths[Path]
    ? paths[Path][M]
    : never
  : never;

type BodyOf<Path extends PathOf<"post">> = [ContractOf<"post", Path>] extends [never]
  ? Operation<"post", Path> extends { requestBody?: infer Body }
    ? Json<Body>
    : never
  : ContractOf<"post", Path> extends { body: infer Body }
    ? Sent<Body>
    : undefined;

type AnswerOf<M extends Method, Path> = [ContractOf<M, Path>] extends [never]
  ? Operation<M, Path> extends { responses: infer Answers }
    ? { [Status in Extract<keyof Answers, 200 | 201 | 202>]: Json<Answers[Status]> }[Extract<
        keyof Answers,
        200 | 201 | 202
      >]
    : never
  : AnswerOfCall<ContractOf<M, Path>>;

interface Options {
  signal?: AbortSignal;
  /** Values for the placeholders in the path. */
  params?: Record<string, string>;
  query?: Call["query"];
  idempotencyKey?: string;
}

interface UploadOptions extends Options {
  /** Called with the upload progress, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Calls the server as the signed-in user, typed by the API's contract. All throw ApiFailure. */
export const api = {
  get: <Path extends PathOf<"get">>(path: Path, options: Options = {}) =>
    call<AnswerOf<"get", Path>>(toCall("GET", path, options)),
  post: <Path extends PathOf<"post">>(path: Path, body: BodyOf<Path>, options: Options = {}) =>
    call<AnswerOf<"post", Path>>({ ...toCall("POST", path, options), body }),
  /** Idempotent: repeating the call changes nothing. */
  put: <Path extends PathOf<"put">>(path: Path, options: Options = {}) =>
    call<AnswerOf<"put", Path>>(toCall("PUT", path, options)),
  /** A multipart form, which the API description names only by media type. */
  upload: <Path extends PathOf<"post">>(path: Path, form: FormData, { onProgress, ...options }: UploadOptions) =>
    call<AnswerOf<"post", Path>>({ ...toCall("POST", path, options), body: form }, (request) =>
      upload(request, onProgress),
    ),
  /** The same, to update. */
  patch: <Path extends PathOf<"patch">>(path: Path, form: FormData, { onProgress, ...options }: UploadOptions) =>
    call<AnswerOf<"patch", Path>>({ ...toCall("PATCH", path, options), body: form }, (request) =>
      upload(request, onProgress),
    ),
  delete: <Path extends PathOf<"delete">>(path: Path, options: Options = {}) =>
    call<AnswerOf<"delete", Path>>(toCall("DELETE", path, options)),
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
    // The session may have ended elsewhere, or clocks may differ: refresh the token and retry once.
    const replaced = await replaceAccessToken(accessToken);
    if (!replaced) throw error;
    return dispatch({ ...request, accessToken: replaced });
  }
}
