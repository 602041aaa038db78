import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { CheckBox } from "../../ui/check-box.tsx";

interface SelectionBoxProps {
  listing: { readonly name: string };
  checked: boolean;
  onChange: () => void;
}

/** The box that selects a listing, large enough for a thumb. */
export function SelectionBox({ listing: { name }, checked, onChange }: SelectionBoxProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <label htmlFor={id} className="block cursor-pointer p-2.5">
      <CheckBox id={id} aria-label={t`Select ${name}`} checked={checked} onChange={onChange} />
    </label>
  );
}
