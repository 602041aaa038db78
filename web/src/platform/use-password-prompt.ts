import { useLazyDialog } from "../ui/use-lazy-dialog.tsx";

const load = async () => (await import("./password-prompt.tsx")).PasswordPrompt;

/** A dialog that asks for the password; its code comes when it is first shown. */
export function usePasswordPrompt() {
  return useLazyDialog(load);
}
