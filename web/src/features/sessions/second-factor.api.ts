import { api } from "../../platform/api.ts";

/** What an authenticator app is given; it counts once a code of it is confirmed. */
export interface Enrolment {
  readonly secret: string;
  /** The same, for a picture to scan. */
  readonly uri: string;
}

export async function enrolSecondFactor(password: string): Promise<Enrolment> {
  return api.post("/v1/auth/second-factor/enrol", { password });
}

export async function confirmSecondFactor(code: string): Promise<string> {
  return (await api.post("/v1/auth/second-factor/confirm", { code })).msg;
}

export async function removeSecondFactor(password: string): Promise<string> {
  return (await api.post("/v1/auth/second-factor/remove", { password })).msg;
}

/** Confirms this session by a code of the app. Throws ApiFailure. */
export async function confirmSession(code: string): Promise<void> {
  await api.post("/v1/auth/second-factor", { code });
}
