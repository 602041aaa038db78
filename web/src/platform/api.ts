import { ApiFailure, type Call, send } from "./http.ts";
import { getAccessToken, replaceAccessToken } from "./session.ts";

type Options = Pick<Call, "query" | "signal">;

/** The server's calls, as whoever is signed in. All throw ApiFailure. */
export const api = {
  get: <Answer>(path: string, options: Options = {}) => call<Answer>({ method: "GET", path, ...options }),
  post: <Answer>(path: string, body: unknown, options: Options = {}) =>
    call<Answer>({ method: "POST", path, body, ...options }),
};

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
