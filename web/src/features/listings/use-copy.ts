import { useLingui } from "@lingui/react/macro";
import { toast } from "../../ui/toast.tsx";

interface Outcome {
  readonly sentence: string;
  readonly isCopied: boolean;
}

interface Copying {
  /** The message after copying. */
  readonly said?: string;
  /** Shows the outcome. By default a toast does; behind an open dialog, nobody would hear it. */
  readonly tell?: (outcome: Outcome) => void;
}

/** A function that copies a text to the clipboard and shows whether it succeeded. */
export function useCopy(): (text: string, copying?: Copying) => Promise<void> {
  const { t } = useLingui();
  return async (text, { said = t`Copied`, tell = tellInToast } = {}) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    tell({ isCopied, sentence: isCopied ? said : t`Copying failed. Please select the text and copy it.` });
  };
}

function tellInToast({ sentence, isCopied }: Outcome): void {
  if (isCopied) toast.success(sentence);
  else toast.error(sentence);
}
