import { Plural } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DOT } from "./dot.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  /** What happens to it, or why nothing does. */
  readonly note?: ReactNode;
}

interface ChangePreviewProps {
  changing: readonly Named[];
  skipped?: readonly Named[];
}

/** What an action will change, by name, and what stays unchanged and why. */
export function ChangePreview({ changing, skipped = [] }: ChangePreviewProps) {
  return (
    <>
      <Names rows={changing} />
      {skipped.length > 0 && (
        <>
          <p>
            <Plural value={skipped.length} one="# will not change:" other="# will not change:" />
          </p>
          <Names rows={skipped} />
        </>
      )}
    </>
  );
}

function Names({ rows }: { rows: readonly Named[] }) {
  return (
    <ul className="max-h-40 space-y-1 overflow-y-auto wrap-anywhere">
      {rows.map(({ id, name, note }) => (
        <li key={id}>
          <span className="font-medium text-text">{name}</span>
          {note !== undefined && (
            <>
              {DOT}
              {note}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
