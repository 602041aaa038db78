import { type ReactNode, useId } from "react";

interface FormCardProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The heading's id, where links lead to it. */
  headingId?: string;
  /** Less space around and between the fields: the form's steps fit a screen. */
  isDense?: boolean;
  children: ReactNode;
}

/** A card that groups fields of a long form. */
export function FormCard({ title, intro, headingId, isDense = false, children }: FormCardProps) {
  const own = useId();
  const id = headingId ?? own;
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-raised p-5 ${isDense ? "sm:px-8 sm:py-5" : "sm:p-8"}`}
    >
      <h2 id={id} tabIndex={headingId === undefined ? undefined : -1} className="scroll-mt-6 text-22">
        {title}
      </h2>
      {intro && <p className="mt-1.5 text-14 text-muted">{intro}</p>}
      <div className={`flex flex-col ${isDense ? "mt-3 gap-4" : "mt-5 gap-5"}`}>{children}</div>
    </section>
  );
}
