import { Trans } from "@lingui/react/macro";
import { CalendarClock } from "lucide-react";
import type { ReactNode } from "react";

/** What the resource pages describe and the site does not do yet. A part that has opened is deleted here; the compiler shows where it stood. */
const PARTS = {
  inquiries: <Trans>Writing to an owner from a listing opens later.</Trans>,
  agentDirectory: <Trans>The agent directory opens later.</Trans>,
} satisfies Record<string, ReactNode>;

/** Says plainly which parts of a page are still to come. */
export function OpensLater({ parts }: { parts: readonly (keyof typeof PARTS)[] }) {
  return (
    <div role="note" className="flex items-start gap-3 rounded-card border border-line bg-raised p-4 text-14">
      <CalendarClock size={20} className="mt-px shrink-0 text-muted" aria-hidden="true" />
      <div>
        <p className="font-semibold">
          <Trans>Not all of this is open yet</Trans>
        </p>
        <ul className="mt-1 text-muted">
          {parts.map((part) => (
            <li key={part}>{PARTS[part]}</li>
          ))}
          <li>
            <Trans>Today you can search, read and publish listings, and become a member of Agent Pro.</Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}
