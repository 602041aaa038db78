/** What people enter to confirm it's them. */
export interface Reauthentication {
  password: string;
  /** Of the authenticator app, or a recovery code; empty where two-step log-in is off. */
  code: string;
}

export const NO_REAUTHENTICATION: Reauthentication = { password: "", code: "" };
