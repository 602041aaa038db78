import { type ReactNode, useId } from "react";

interface FormCardProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A card that groups fields of a long form. */
export function FormCard({ title, intro, children }: FormCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 sm:p-8">
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {intro && <p className="mt-1.5 text-14 text-muted">{intro}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  );
}
