import { DESCRIPTION_MAX } from "@vestpocket/domain/listings/listing-texts.rules";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { FixedEye } from "./audience-eye.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

interface DescriptionFieldProps {
  posting: Posting;
  name: "description" | "otherDescription";
  label: ReactNode;
  lang: string;
  onChange: (text: string) => void;
}

/** A description with a character counter. */
export function DescriptionField({ posting, name, label, lang, onChange }: DescriptionFieldProps) {
  const language = useLanguage();
  const value = posting.values[name];
  const leaks = useLeaks(posting);
  const typed = formatNumber([...value].length, language);
  const most = formatNumber(DESCRIPTION_MAX, language);
  return (
    <div id={anchorOf(name)}>
      <TextArea
        label={label}
        name={name}
        lang={lang}
        lines={5}
        counter={`${typed} / ${most}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={posting.errorOf(name)}
        help={<WarnedHelp warning={leaks.say([value])} />}
        aside={<FixedEye posting={posting} />}
      />
    </div>
  );
}
