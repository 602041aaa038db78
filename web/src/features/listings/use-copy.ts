import { useLingui } from "@lingui/react/macro";
import { toast } from "../../ui/toast.tsx";

interface Copying {
  /** The message after copying, and what to do before it. */
  readonly said?: string;
  readonly onCopied?: () => void;
}

/** A function that copies a text to the clipboard and shows whether it succeeded. */
export function useCopy(): (text: string, copying?: Copying) => Promise<void> {
  const { t } = useLingui();
  return async (text, { said = t`Copied`, onCopied } = {}) => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied?.();
      toast.success(said);
    } catch {
      toast.error(t`Copying failed. Please select the text and copy it.`);
    }
  };
}
