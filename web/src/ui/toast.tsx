import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import toast, { type Toast, type ToastType, useToaster } from "react-hot-toast/headless";
import { Spinner } from "./spinner.tsx";

/**
 * `toast.success(text)`, `toast.error(text)`, `toast.loading(text)`, or `toast.promise`. 4 s, success 2 s; the library
 * shows at most 20. Pass the loading toast's `{ id }` to replace it.
 */
export { toast };

/** The toast container, once per page. Uses our own styles: the library's would need a weaker content security policy. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, handlers } = useToaster({ duration: 4000, success: { duration: 2000 }, error: { duration: 4000 } });
  const shown = toasts.filter((each) => each.visible);
  return (
    <section
      aria-label={t`Notifications`}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-center gap-2"
    >
      {shown.map((each) => (
        <div
          key={each.id}
          {...each.ariaProps}
          className="float-in pointer-events-auto flex max-w-full items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-14 font-medium shadow-float"
        >
          <ToastIcon type={each.type} />
          <span className="min-w-0">{textOf(each)}</span>
        </div>
      ))}
    </section>
  );
}

function ToastIcon({ type }: { type: ToastType }) {
  if (type === "loading") return <Spinner size={18} />;
  if (type === "success") return <CircleCheck size={20} className="shrink-0 text-success" aria-hidden="true" />;
  if (type === "error") return <CircleAlert size={20} className="shrink-0 text-danger" aria-hidden="true" />;
  return null;
}

function textOf(each: Toast) {
  return typeof each.message === "function" ? each.message(each) : each.message;
}
