import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FormCard } from "../../../ui/form-card.tsx";
import { headingOf } from "./posting-anchors.ts";
import type { Section } from "./posting-sections.ts";
import { SECTION_TITLES } from "./section-titles.ts";

interface SectionCardProps {
  section: Section;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section's card; the progress list links to its heading. */
export function SectionCard({ section, intro, children }: SectionCardProps) {
  const { i18n } = useLingui();
  return (
    <FormCard title={i18n._(SECTION_TITLES[section])} intro={intro} headingId={headingOf(section)}>
      {children}
    </FormCard>
  );
}
