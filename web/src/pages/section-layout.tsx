import type { ReactNode } from "react";
import { PageContainer } from "../ui/page-container.tsx";
import { type SectionEntry, SectionNavigation } from "./section-navigation.tsx";

interface SectionLayoutProps {
  /** The label of the list of pages. */
  label: string;
  entries: readonly SectionEntry[];
  children: ReactNode;
}

/** The layout of a section of the site: its navigation on the left, above the content on smaller screens. */
export function SectionLayout({ label, entries, children }: SectionLayoutProps) {
  return (
    <PageContainer className="pt-2 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-10">
      <SectionNavigation label={label} entries={entries} />
      {/* The footer starts below the viewport, so that loading content never moves it into or out of view. */}
      <div className="min-h-dvh min-w-0 pt-6 lg:pt-0 print:min-h-0">{children}</div>
    </PageContainer>
  );
}
