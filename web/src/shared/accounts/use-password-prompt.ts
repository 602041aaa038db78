import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";

const load = async () => (await import("./password-prompt.tsx")).PasswordPrompt;

/** A password dialog; its code loads when first shown. */
export function usePasswordPrompt() {
  return useLazyDialog(load);
}
