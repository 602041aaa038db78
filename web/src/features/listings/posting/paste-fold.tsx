import { Trans } from "@lingui/react/macro";
import { ChevronDown, ClipboardPaste } from "lucide-react";
import { type ReactNode, useState } from "react";

interface PasteFoldProps {
  /** In the other steps it is hidden, and keeps what was pasted. */
  isShown: boolean;
  isBusy: boolean;
  children: ReactNode;
}

/** Above the first step: filling the form from a text, folded until it is wanted. */
export function PasteFold({ isShown, isBusy, children }: PasteFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      hidden={!isShown}
      inert={isBusy}
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setOpened(true);
      }}
      className="group/paste"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-card border border-line bg-raised px-5 py-2 text-14 font-medium hover:bg-sunken sm:px-8 [&::-webkit-details-marker]:hidden">
        <ClipboardPaste size={18} className="shrink-0 text-link" aria-hidden="true" />
        <Trans>Fill from a text or brochure (PDF)</Trans>
        <ChevronDown
          size={18}
          className="ml-auto shrink-0 text-muted transition-transform group-open/paste:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {wasOpened && <div className="mt-4">{children}</div>}
    </details>
  );
}
