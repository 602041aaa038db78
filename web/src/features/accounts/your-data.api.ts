import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { leaveSession } from "../../platform/session.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";

/** Downloads the account's data as a file. */
export async function downloadData(identity: Identity): Promise<void> {
  const content = await api.post("/v1/auth/export", identity);
  saveFile("vestpocket-data.json", new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
}

/** Deletes the account and ends the session. Returns the server's message. */
export async function deleteAccount(identity: Identity): Promise<string> {
  const { msg } = await api.post("/v1/auth/delete-account", identity);
  leaveSession();
  return msg;
}
