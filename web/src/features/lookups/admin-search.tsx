import { Trans, useLingui } from "@lingui/react/macro";
import { LOOKUP_MIN } from "@vestpocket/domain/lookups/lookups.rules";
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { SearchField } from "../../ui/search-field.tsx";

const FoundPanel = lazy(async () => ({ default: (await import("./found-panel.tsx")).FoundPanel }));

/** Searches people, listings, orders and tickets from every page of the administration. */
export function AdminSearch() {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [opensFirst, setOpensFirst] = useState(false);

  function close(): void {
    setIsOpen(false);
    setOpensFirst(false);
    setText("");
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    setOpensFirst(false);
    if (!box.current?.contains(relatedTarget)) setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...(box.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
    const field = box.current?.querySelector("input");
    const stops = [...(field ? [field] : []), ...links];
    const now = stops.indexOf(event.target as HTMLElement);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      stops[now + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      close();
      // From a result back to the field, and out of it, so that the next key is a shortcut again.
      if (event.target === field) field?.blur();
      else field?.focus();
    } else if (event.key === "Enter" && event.target === field) {
      // The results shown may be those of an earlier text.
      setOpensFirst(true);
    }
  }

  return (
    <search
      ref={box}
      className="relative mb-3 block print:hidden"
      onFocus={() => setIsOpen(true)}
      onInput={() => {
        setIsOpen(true);
        setOpensFirst(false);
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <SearchField
        hideLabel
        label={<Trans>Search the admin area</Trans>}
        placeholder={t`Person, listing, VP-… or TK-…`}
        value={text}
        onSearch={setText}
      />
      {isOpen && text.length >= LOOKUP_MIN && (
        <Suspense>
          <FoundPanel text={text} opensFirst={opensFirst} onFollow={close} />
        </Suspense>
      )}
    </search>
  );
}
