import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame, type FieldProps } from "./field.tsx";

interface FileDropProps extends FieldProps {
  name: string;
  /** As the input's `accept`. */
  accept: string;
  multiple?: boolean;
  /** Temporarily accepts nothing. */
  inert?: boolean;
  onFiles: (files: readonly File[]) => void;
  icon: ReactNode;
  /** The button's label: 'Choose photos'. */
  action: ReactNode;
  /** The hint next to it, for mouse users: 'or drop them here'. */
  hint: ReactNode;
  /** The files chosen so far, above the drop zone. */
  children?: ReactNode;
}

/** A drop zone with a file button. Passes files to `onFiles`, which accepts or rejects them. */
export function FileDrop(props: FileDropProps) {
  const { label, aside, help, error, className, name, accept, multiple, inert, onFiles, icon, action, hint, children } =
    props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <FieldFrame {...{ id, label, aside, help, error, className }}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the input inside is for everyone */}
      <div
        inert={inert}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
        className={classNames(
          "relative flex min-h-20 inert:opacity-55 items-center justify-center gap-x-3 rounded-card border border-dashed px-4 py-4 text-center text-14 transition-colors",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          isOver ? "border-action bg-action-soft" : "border-line-strong hover:border-text hover:bg-sunken",
          error && "border-danger",
        )}
      >
        <input
          {...describedBy(id, { help, error })}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Lets the same file be chosen again after it was removed.
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span aria-hidden="true" className="text-muted">
          {icon}
        </span>
        <span>
          <span aria-hidden="true" className="font-semibold text-link">
            {action}
          </span>{" "}
          <span aria-hidden="true" className="text-muted pointer-coarse:hidden">
            {hint}
          </span>
        </span>
      </div>
    </FieldFrame>
  );
}
