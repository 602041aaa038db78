import { useMutation } from "@tanstack/react-query";
import { sendConfirmation } from "./mailed-links.api.ts";

/** Resends the link that confirms the account's email; returns the server's message. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: sendConfirmation });
}
