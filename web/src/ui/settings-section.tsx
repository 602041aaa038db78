import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  /** The hash that links here. */
  id: string;
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

/** A section of a settings page: a description, with the controls next to it if there is room. */
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
