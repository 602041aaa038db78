import { type ComponentType, lazy, Suspense, useId, useState } from "react";
import { type DropdownPartProps, type DropdownProps, DropdownValue, isTyped, RESET } from "./dropdown-parts.tsx";
import { CONTROL_CLASS, describedBy, FieldFrame } from "./field.tsx";

const loadSearchable = async () => ({ default: (await import("./dropdown-searchable.tsx")).DropdownSearchable });
const loadPlain = async () => ({ default: (await import("./dropdown-plain.tsx")).DropdownPlain });
const Searchable = lazy(loadSearchable);
const Plain = lazy(loadPlain);

/**
 * A dropdown. Until first used it is a plain button with the same look; the list's code loads on hover, focus or the first
 * click.
 */
export function Dropdown<Value extends string, Initial extends Value | "" = "">(props: DropdownProps<Value, Initial>) {
  const {
    label,
    aside,
    hideLabel,
    help,
    error,
    className,
    searchable = false,
    nativeName,
    initial = "",
    ...rest
  } = props;
  const id = useId();
  /** The key that opened it, empty for a press; undefined until it is used. */
  const [touched, setTouched] = useState<string>();
  const part: DropdownPartProps = {
    placeholder: "",
    ...rest,
    initial,
    // It is only called with the values of its own options.
    onChange: (value) => (rest.onChange as (value: string) => void)(value === RESET ? "" : value),
    valueId: `${id}-value`,
    trigger: {
      id,
      className: nativeName === undefined ? TRIGGER_CLASS : `${TRIGGER_CLASS} noscript:hidden`,
      "aria-labelledby": `${id}-label ${id}-value`,
      ...describedBy(id, { help, error }),
    },
  };
  const Full: ComponentType<DropdownPartProps> = searchable ? Searchable : Plain;
  const light = <LightDropdown {...part} onTouch={setTouched} load={searchable ? loadSearchable : loadPlain} />;
  return (
    <FieldFrame {...{ id, label, aside, hideLabel, help, error, className }}>
      {nativeName !== undefined && <NativeList name={nativeName} {...part} />}
      {touched !== undefined ? (
        <Suspense fallback={light}>
          <Full {...part} openedBy={touched} />
        </Suspense>
      ) : (
        light
      )}
    </FieldFrame>
  );
}

const TRIGGER_CLASS = `flex min-h-12 items-center justify-between py-1 gap-2 text-left ${CONTROL_CLASS}`;

/** For browsers without scripts, where the button opens nothing. */
function NativeList({ name, trigger, options, placeholder }: DropdownPartProps & { name: string }) {
  return (
    <noscript>
      <select
        name={name}
        aria-labelledby={trigger["aria-labelledby"].split(" ")[0]}
        className={`h-12 ${CONTROL_CLASS}`}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </noscript>
  );
}

interface LightProps extends DropdownPartProps {
  onTouch: (key: string) => void;
  load: () => Promise<unknown>;
}

function LightDropdown({ trigger, valueId, options, value, placeholder, onTouch, load }: LightProps) {
  return (
    <button
      {...trigger}
      type="button"
      aria-haspopup="listbox"
      aria-expanded="false"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => onTouch("")}
      onKeyDown={(event) => {
        const { key } = event;
        if (key !== "ArrowDown" && key !== "ArrowUp" && !isTyped(event)) return;
        event.preventDefault();
        onTouch(key);
      }}
    >
      <DropdownValue id={valueId} options={options} value={value} placeholder={placeholder} />
    </button>
  );
}
