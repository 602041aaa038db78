import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  /** What an address ends in to lead here. */
  id: string;
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

/** One matter of a settings page: what it is about, and beside it, where there is room, what can be done. */
export function SettingsSection({ id, title, description, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="@container scroll-mt-6 rounded-card border border-line bg-raised"
    >
      <div className="grid gap-6 p-5 @xl:p-8 @3xl:grid-cols-[14rem_minmax(0,1fr)] @3xl:gap-12">
        <div>
          <h2 id={titleId} className="text-22">
            {title}
          </h2>
          <p className="mt-2 text-14 text-muted">{description}</p>
        </div>
        <div className="@container min-w-0">{children}</div>
      </div>
    </section>
  );
}
