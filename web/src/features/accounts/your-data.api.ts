import { api } from "../../platform/api.ts";
import { type Reauthentication, toIdentity } from "../../platform/reauthentication.ts";
import { saveFile } from "../../platform/save-file.ts";
import { leaveSession } from "../../platform/session.ts";

/** Downloads the account's data as a file. */
export async function downloadData(entered: Reauthentication): Promise<void> {
  const content = await api.post("/v1/auth/export", toIdentity(entered));
  saveFile("vestpocket-data.json", new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
}

/** Deletes the account and ends the session. Returns the server's message. */
export async function deleteAccount(entered: Reauthentication): Promise<string> {
  const { msg } = await api.post("/v1/auth/delete-account", toIdentity(entered));
  leaveSession();
  return msg;
}
