import { useMutation } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** Mails the link that confirms the account's e-mail again; answers with what to tell. */
export function useSendConfirmation() {
  return useMutation({
    mutationFn: async () => (await api.post("/v1/auth/send-confirmation", {})).msg,
  });
}
