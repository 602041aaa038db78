import type { ReactNode } from "react";

interface EmptyStateProps {
  /** One of ui/drawings. */
  drawing: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The heading level, if the sentence is the page's heading. */
  as?: "h1" | "h2" | "p";
}

/** The empty, not-found or failed state: a drawing, a sentence and an action. */
export function EmptyState({ drawing, children, action, as: Sentence = "p" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <div className="text-muted">{drawing}</div>
      <Sentence className="mt-6 font-serif text-22 font-semibold text-balance">{children}</Sentence>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
