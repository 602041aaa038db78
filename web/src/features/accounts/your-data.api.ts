import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { leaveSession } from "../../platform/session.ts";

/** Downloads the account's data as a file. */
export async function downloadData(password: string): Promise<void> {
  const content = await api.post("/v1/auth/export", { password });
  saveFile("vestpocket-data.json", new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
}

/** Deletes the account and ends the session. Returns the server's message. */
export async function deleteAccount(password: string): Promise<string> {
  const { msg } = await api.post("/v1/auth/delete-account", { password });
  leaveSession();
  return msg;
}
