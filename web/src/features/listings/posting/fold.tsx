import { ChevronDown } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface FoldProps {
  title: ReactNode;
  /** What is in it, in a few words; hidden while it is open. */
  line?: ReactNode;
  /** Opened when this becomes true, such as for an error in it. */
  opens?: boolean;
  children: ReactNode;
}

/** Several folds side by side; an open one takes the whole width. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 *:open:col-span-full">{children}</div>;
}

/** Optional questions behind a line that summarizes them. */
export function Fold({ title, line, opens = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(opens);
  const details = useRef<HTMLDetailsElement>(null);
  // At once: what is in it may get the focus next.
  useLayoutEffect(() => {
    if (opens && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/fold border-t border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-14 leading-tight [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        {!isOpen && <span className="min-w-0 truncate text-13 text-muted">{line}</span>}
        <ChevronDown
          size={18}
          className="ml-auto shrink-0 text-muted transition-transform group-open/fold:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-3 pb-2">{children}</div>
    </details>
  );
}
