import type { ReactNode } from "react";

interface SettingsRowProps {
  title: ReactNode;
  text: ReactNode;
  /** The action's button, if there is one. */
  children?: ReactNode;
}

/** A row of a settings section: a description and its button, separated by hairlines. */
export function SettingsRow({ title, text, children }: SettingsRowProps) {
  return (
    <div className="flex flex-col gap-4 py-6 first:pt-0 last:pb-0 @lg:flex-row @lg:items-center @lg:justify-between @lg:gap-8">
      <div className="min-w-0">
        <h3 className="font-sans text-16 font-semibold tracking-normal">{title}</h3>
        <div className="mt-0.5 text-14 text-muted">{text}</div>
      </div>
      {children && <div className="flex shrink-0 flex-col">{children}</div>}
    </div>
  );
}
