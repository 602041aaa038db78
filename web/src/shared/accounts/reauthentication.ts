/** What people enter to confirm it's them. */
export interface Reauthentication {
  password: string;
  /** Of the authenticator app, or a recovery code; empty where two-step log-in is off. */
  code: string;
}

/** What is sent of it: a code only if one was asked for. */
export function toIdentity({ password, code }: Reauthentication): { password: string; code?: string } {
  return code === "" ? { password } : { password, code };
}

export const NO_REAUTHENTICATION: Reauthentication = { password: "", code: "" };
