import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code loads when first shown. It stays mounted when closed, so that the browser can return the focus to what
 * opened it. `load` must be a constant outside the component.
 */
export function useLazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog] = useState(() => lazy(async () => ({ default: (await load()) as ComponentType<DialogProps> })));
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const close = () => setState("closed");
  return {
    show: () => setState("open"),
    close,
    isOpen: state === "open",
    render: (props: Omit<Props, keyof DialogProps>): ReactNode =>
      state !== "never" && (
        <Suspense>
          <Dialog {...props} open={state === "open"} onClose={close} />
        </Suspense>
      ),
  };
}
