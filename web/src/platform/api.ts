import type { paths } from "./api.generated.ts";
import { ApiFailure, type Call, send } from "./http.ts";
import { getAccessToken, replaceAccessToken } from "./session.ts";

/** The calls of the server's own description that go by a method. */
type PathOf<Method extends "get" | "post" | "delete"> = {
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
}

/** The server's calls, as whoever is signed in; what they take and answer is checked against its description. All throw ApiFailure. */
export const api = {
  get: <Path extends PathOf<"get">>(path: Path, options: Options = {}) =>
    call<AnswerOf<paths[Path]["get"]>>(toCall("GET", path, options)),
  post: <Path extends PathOf<"post">>(path: Path, body: BodyOf<Path>, options: Options = {}) =>
    call<AnswerOf<paths[Path]["post"]>>({ ...toCall("POST", path, options), body }),
  delete: <Path extends PathOf<"delete">>(path: Path, options: Options = {}) =>
    call<AnswerOf<paths[Path]["delete"]>>(toCall("DELETE", path, options)),
};

function toCall(method: Call["method"], path: string, { params = {}, signal }: Options): Call {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return { method, path: filled, signal };
}

async function call<Answer>(request: Call): Promise<Answer> {
  const accessToken = await getAccessToken();
  try {
    return await send<Answer>({ ...request, accessToken });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401 || !accessToken) throw error;
    // The session may have been ended elsewhere, or the server may see another time: one new token, one more try.
    const replaced = await replaceAccessToken(accessToken);
    if (!replaced) throw error;
    return send<Answer>({ ...request, accessToken: replaced });
  }
}
