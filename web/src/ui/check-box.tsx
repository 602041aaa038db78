import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/** A checkbox's box. */
export function CheckBox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <span className="relative mt-px flex size-6 shrink-0">
      <input
        {...props}
        type="checkbox"
        className="peer size-6 cursor-pointer appearance-none rounded-[6px] border border-line-strong bg-raised transition-colors checked:border-action checked:bg-action enabled:hover:border-text disabled:cursor-default disabled:opacity-60 aria-invalid:border-danger"
      />
      <Check
        size={18}
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden text-on-action peer-checked:block"
        aria-hidden="true"
      />
    </span>
  );
}
