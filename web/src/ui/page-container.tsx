import type { ReactNode } from "react";

/** The page's width: 1240 px, with gutters of 24 px, 16 px on phones. */
export function PageContainer({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-[1288px] px-4 sm:px-6 ${className}`}>{children}</div>;
}
