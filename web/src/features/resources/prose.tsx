import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";

/** A text column with a readable width. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="flex max-w-[48rem] flex-col gap-10 sm:gap-12">{children}</div>;
}

/** A section of a resource page with a heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-22 sm:text-28">{title}</h2>
      <div className="mt-3 flex flex-col gap-4 [&>p]:max-w-[40rem]">{children}</div>
    </section>
  );
}

/** Numbered steps. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="flex max-w-[40rem] list-decimal flex-col gap-4 pl-6 marker:font-serif marker:font-semibold marker:text-muted">
      {children}
    </ol>
  );
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex max-w-[40rem] list-disc flex-col gap-2 pl-6 marker:text-line-strong">{children}</ul>;
}

/** A step or a point with its title on its own line. */
export function Item({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <li className="pl-1.5">
      {title && <strong className="block font-semibold">{title}</strong>}
      {children}
    </li>
  );
}

/** Terms and definitions, separated by hairlines. */
export function Terms({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

export function Term({ word, children }: { word: ReactNode; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-3 sm:grid sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">{word}</dt>
      <dd className="text-muted sm:text-text">{children}</dd>
    </div>
  );
}

/** A link within a sentence. */
export function TextLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <LocalLink to={to} className="text-link underline decoration-1 underline-offset-4 hover:decoration-2">
      {children}
    </LocalLink>
  );
}
