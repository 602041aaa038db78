import { useMutation } from "@tanstack/react-query";
import { sendConfirmation } from "./mailed-links.api.ts";

/** Mails the link that confirms the account's e-mail again; answers with what to tell. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: sendConfirmation });
}
