import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useMessage } from "../../platform/language.ts";
import { RemovableChip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { KeywordField } from "./keyword-field.ts";

interface KeywordInputProps {
  /** From `useKeywordField`. */
  field: KeywordField;
  help?: ReactNode;
  /** The server's error, shown if no rule is broken here. */
  error?: string | undefined;
  /** To the right of the label. */
  aside?: ReactNode;
  className?: string;
  /** Between the field and its keywords. */
  children?: ReactNode;
  /** Makes the field a combobox. Its keys are handled first. */
  combobox?: Pick<
    ComponentProps<"input">,
    "role" | "onFocus" | "onBlur" | "onKeyDown" | (`aria-${string}` & keyof ComponentProps<"input">)
  >;
}

/** A keyword field: Enter adds a keyword, the x removes one. */
export function KeywordInput({ field, help, error, aside, className, combobox, children }: KeywordInputProps) {
  const { t } = useLingui();
  const message = useMessage();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={className}>
      <TextField
        label={t`Keywords`}
        aside={aside}
        name="keywords"
        placeholder={t`Type and press Enter`}
        {...combobox}
        autoComplete="off"
        enterKeyHint="enter"
        value={field.draft}
        onChange={(event) => field.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          combobox?.onKeyDown?.(event);
          if (event.key !== "Enter" || event.defaultPrevented) return;
          event.preventDefault();
          field.add();
        }}
        help={help}
        error={field.refusal ? message(field.refusal) : error}
      />
      {children}
      {field.keywords.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {field.keywords.map((keyword) => (
            <li key={keyword} className="max-w-full">
              <RemovableChip
                name={keyword}
                onRemove={() => {
                  field.remove(keyword);
                  frame.current?.querySelector("input")?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
