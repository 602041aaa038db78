import type { ComponentProps } from "react";
import { Chip } from "../../ui/chip.tsx";
import { Note, type OptionNote } from "../../ui/dropdown-parts.tsx";

/** A toggle with a note on a second line, with space reserved before the note is known. */
export function CountedChip({
  note,
  children,
  ...rest
}: ComponentProps<typeof Chip> & { note: OptionNote | undefined }) {
  return (
    <Chip {...rest} aria-description={note?.spoken}>
      <span className="-mx-1.5 flex min-w-10 flex-col items-center py-1.5 leading-tight">
        <span className={note?.isMuted && !rest.pressed ? "text-muted" : undefined}>{children}</span>
        <Note note={note} />
      </span>
    </Chip>
  );
}
