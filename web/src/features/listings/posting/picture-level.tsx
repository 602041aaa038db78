import { useLingui } from "@lingui/react/macro";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { useMessage } from "../../../platform/language.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";

interface PictureLevelChoiceProps {
  /** The picture's label. */
  picture: string;
  level: PictureLevel;
  onChange: (level: PictureLevel) => void;
}

/** Who may see a picture. */
export function PictureLevelChoice({ picture, level, onChange }: PictureLevelChoiceProps) {
  const { t } = useLingui();
  const message = useMessage();
  return (
    <Dropdown
      label={t`Who sees ${picture}`}
      initial="member"
      options={PICTURE_LEVELS.map((value) => ({ value, label: message(AUDIENCE_LABELS[value]) }))}
      value={level}
      onChange={onChange}
    />
  );
}
