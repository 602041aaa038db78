import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Coordinates, to be copied into the reader's own map: a link to one would tell its host which place is for sale. */
export function PlaceText({ text }: { text: string }) {
  const { t } = useLingui();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t`Copied`);
    } catch {
      toast.error(t`Copying failed. Please select the text and copy it.`);
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="select-all tabular">{text}</span>
      <span className="-my-2.5 print:hidden">
        <Button kind="link" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          <Trans>Copy the coordinates</Trans>
        </Button>
      </span>
    </span>
  );
}
