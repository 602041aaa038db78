import { Trans } from "@lingui/react/macro";
import { Rows2, Rows4 } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { keepChoice } from "../platform/kept-choice.ts";
import { ListKeys } from "../platform/list-keys.tsx";
import { Button } from "../ui/button.tsx";
import { type SectionEntry, SectionNavigation } from "./section-navigation.tsx";

const { useChoice, choose } = keepChoice("vestpocket.rows", ["dense", "roomy"]);
const PADDING = { dense: "0.375rem", roomy: "0.875rem" } as const;

interface AdminFrameProps {
  /** The label of the list of pages. */
  label: string;
  entries: readonly SectionEntry[];
  /** How much waits in all of them, for the closed menu of a phone. */
  mark: ReactNode;
  /** Above the list of pages. */
  tools: ReactNode;
  children: ReactNode;
}

/**
 * The administration fills the window: search and pages on the left, and rows as high as each administrator likes them. The
 * style sheet takes the marketing out of the header above it, and the footer.
 */
export function AdminFrame({ label, entries, mark, tools, children }: AdminFrameProps) {
  const rows = useChoice();
  return (
    <div
      data-area="administration"
      style={{ "--row-pad": PADDING[rows] } as CSSProperties}
      className="mx-auto w-full max-w-[112rem] px-4 pt-2 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8 lg:pt-4"
    >
      <div className="lg:sticky lg:top-4 lg:self-start">
        {tools}
        <SectionNavigation label={label} entries={entries} mark={mark} />
        <div className="pt-4 max-lg:hidden print:hidden">
          <Button
            kind="link"
            aria-pressed={rows === "dense"}
            icon={rows === "dense" ? <Rows4 size={18} aria-hidden="true" /> : <Rows2 size={18} aria-hidden="true" />}
            onClick={() => choose(rows === "dense" ? "roomy" : "dense")}
          >
            <Trans>Dense rows</Trans>
          </Button>
          <ListKeys />
        </div>
      </div>
      <div className="min-h-dvh min-w-0 pt-4 lg:pt-0 print:min-h-0">{children}</div>
    </div>
  );
}
