import { Combobox } from "@base-ui/react/combobox";
import { useLingui } from "@lingui/react/macro";
import { Check, Search } from "lucide-react";
import { useRef, useState } from "react";
import {
  type DropdownOption,
  type DropdownPartProps,
  DropdownValue,
  findListContainer,
  isTyped,
  itemProps,
  LIST_CLASS,
  listOptions,
  Note,
  POPUP_CLASS,
  RESET,
} from "./dropdown-parts.tsx";

/** A list with a search box: typing on the closed button begins a search, and Tab takes what it found. */
export function DropdownSearchable(props: DropdownPartProps) {
  const { t, i18n } = useLingui();
  const { trigger, valueId, options, value, onChange, placeholder, isFound, openedBy = "" } = props;
  const [search, setSearch] = useState(openedBy.length === 1 ? openedBy : "");
  const [isOpen, setOpen] = useState(true);
  const highlighted = useRef<DropdownOption>(undefined);
  const [container] = useState(findListContainer);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root<DropdownOption>
      open={isOpen}
      autoHighlight
      locale={i18n.locale}
      items={search === "" ? listOptions(props, t`Reset`) : options}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? RESET)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      {...(isFound && { filter: isFound })}
      inputValue={search}
      onInputValueChange={setSearch}
      onItemHighlighted={(option) => {
        highlighted.current = option;
      }}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setSearch("");
      }}
    >
      <Combobox.Trigger
        {...trigger}
        onKeyDown={(event) => {
          if (isOpen || !isTyped(event)) return;
          event.preventDefault();
          setSearch(event.key);
          setOpen(true);
        }}
      >
        <DropdownValue id={valueId} options={options} value={value} placeholder={placeholder} />
      </Combobox.Trigger>
      <Combobox.Portal container={container}>
        <Combobox.Positioner sideOffset={4} align="start" className="z-50 outline-none">
          <Combobox.Popup aria-labelledby={trigger["aria-labelledby"]} className={POPUP_CLASS}>
            <div className="flex items-center gap-2 border-b border-line px-3 focus-within:bg-sunken">
              <Search size={16} className="shrink-0 text-muted" aria-hidden="true" />
              <Combobox.Input
                aria-label={t`Search`}
                placeholder={t`Search`}
                onKeyDown={(event) => {
                  if (event.key !== "Tab" || event.shiftKey || search === "" || !highlighted.current) return;
                  event.preventDefault();
                  onChange(highlighted.current.value);
                  setOpen(false);
                  setSearch("");
                }}
                className="h-11 w-full bg-transparent text-16 outline-none placeholder:text-muted"
              />
            </div>
            <Combobox.Empty>
              <p className="px-4 py-3 text-14 text-muted">{t`No results`}</p>
            </Combobox.Empty>
            <Combobox.List className={`${LIST_CLASS} empty:p-0`}>
              {(option: DropdownOption) => (
                <Combobox.Item key={option.value} value={option} {...itemProps(option)}>
                  <span className="min-w-0 grow">{option.label}</span>
                  <Note note={option.note} />
                  <Combobox.ItemIndicator>
                    <Check size={16} aria-hidden="true" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
