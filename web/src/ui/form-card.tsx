import { type ReactNode, useId } from "react";

interface FormCardProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The heading's id, where links lead to it. */
  headingId?: string;
  children: ReactNode;
}

/** A card that groups fields of a long form. */
export function FormCard({ title, intro, headingId, children }: FormCardProps) {
  const own = useId();
  const id = headingId ?? own;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 sm:p-8">
      <h2 id={id} tabIndex={headingId === undefined ? undefined : -1} className="scroll-mt-6 text-22">
        {title}
      </h2>
      {intro && <p className="mt-1.5 text-14 text-muted">{intro}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  );
}
