import { api } from "../../platform/api.ts";
import { takeBotCheck } from "./bot-check.ts";

/** Sends a code to a number in E.164; returns the server's message. Throws ApiFailure. */
export async function sendCode(phoneNumber: string): Promise<string> {
  const altcha = await takeBotCheck();
  const { msg } = await api.post("/v1/auth/send-code", { phoneNumber, ...(altcha !== undefined && { altcha }) });
  return msg;
}
