import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "ink" | "brass" | "success" | "warning" | "danger";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-text border border-line",
  ink: "bg-ink text-on-ink dark:inset-ring dark:inset-ring-ink-line",
  brass: "bg-brass-soft text-on-brass-soft",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

/** A badge. Brass is for membership, featured and priority only. */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-3 text-13 wrap-break-word font-semibold sm:whitespace-nowrap ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
