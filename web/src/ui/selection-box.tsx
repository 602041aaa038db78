import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { CheckBox } from "./check-box.tsx";

interface SelectionBoxProps {
  /** The row's name; without one, the checkbox selects the whole page. */
  name?: string;
  checked: boolean;
  onChange: () => void;
}

/** The checkbox that selects a row, large enough for a thumb. */
export function SelectionBox({ name, checked, onChange }: SelectionBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const label = name === undefined ? t`Select all on this page` : t`Select ${name}`;
  return (
    <label htmlFor={id} className="block cursor-pointer p-2.5">
      <CheckBox id={id} aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
