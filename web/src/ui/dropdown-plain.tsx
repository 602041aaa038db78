import { Select } from "@base-ui/react/select";
import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import {
  type DropdownPartProps,
  DropdownValue,
  findListContainer,
  itemProps,
  LIST_CLASS,
  listOptions,
  POPUP_CLASS,
  RESET,
} from "./dropdown-parts.tsx";

export function DropdownPlain(props: DropdownPartProps) {
  const { t } = useLingui();
  const [container] = useState(findListContainer);
  const { trigger, valueId, options, value, onChange, placeholder } = props;
  return (
    <Select.Root
      defaultOpen
      modal={false}
      value={value === "" ? null : value}
      onValueChange={(chosen) => onChange(chosen ?? RESET)}
    >
      <Select.Trigger {...trigger}>
        <DropdownValue id={valueId} options={options} value={value} placeholder={placeholder} />
      </Select.Trigger>
      <Select.Portal container={container}>
        <Select.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Select.Popup className={POPUP_CLASS}>
            <Select.List className={LIST_CLASS}>
              {listOptions(props, t`Reset`).map((option) => (
                <Select.Item key={option.value} value={option.value} {...itemProps(option)}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check size={16} aria-hidden="true" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
