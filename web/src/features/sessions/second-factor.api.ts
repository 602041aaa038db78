import { api } from "../../platform/api.ts";

/** The secret for an authenticator app; it takes effect once a code is confirmed. */
export interface Enrolment {
  readonly secret: string;
  /** The same as a URI for a QR code. */
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

/** Confirms this session with a code. Throws ApiFailure. */
export async function confirmSession(code: string): Promise<void> {
  await api.post("/v1/auth/second-factor", { code });
}
