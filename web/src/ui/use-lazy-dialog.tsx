import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes when it is first shown. It stays in the page when it is closed, so that the browser can give the
 * focus back to what opened it. `load` is a constant outside the component.
 */
export function useLazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog] = useState(() => lazy(async () => ({ default: (await load()) as ComponentType<DialogProps> })));
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const close = () => setState("closed");
  return {
    show: () => setState("open"),
    close,
    render: (props: Omit<Props, keyof DialogProps>): ReactNode =>
      state !== "never" && (
        <Suspense>
          <Dialog {...props} open={state === "open"} onClose={close} />
        </Suspense>
      ),
  };
}
