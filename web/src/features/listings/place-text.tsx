import { Trans } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useCopy } from "./use-copy.ts";

/** Coordinates to copy into the reader's own map: a link would tell the map's host which place is for sale. */
export function PlaceText({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="select-all tabular">{text}</span>
      <span className="-my-2.5 print:hidden">
        <Button kind="link" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(text)}>
          <Trans>Copy the coordinates</Trans>
        </Button>
      </span>
    </span>
  );
}
