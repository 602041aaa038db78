import { Trans } from "@lingui/react/macro";
import { KeywordInput } from "../../../shared/keywords/keyword-input.tsx";
import { FixedEye } from "./audience-eye.tsx";
import { DescriptionField } from "./description-field.tsx";
import { MachineMark } from "./machine-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { TranslationFields } from "./translation-fields.tsx";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

/** The texts that no listing needs: its description, its texts in the other language, its keywords. */
export function TextFields({ posting }: { posting: Posting }) {
  const leaks = useLeaks(posting);
  return (
    <>
      <DescriptionField
        posting={posting}
        name="description"
        label={<Trans>Description</Trans>}
        lang={posting.language}
        onChange={(description) => posting.changeText({ description })}
      />
      <MachineMark posting={posting} language={posting.language} />
      <TranslationFields posting={posting} />
      <div id={anchorOf("keywords")}>
        <KeywordInput
          field={posting.keywords}
          help={
            <WarnedHelp warning={leaks.say(posting.values.keywords)}>
              <Trans>Up to 5 words or phrases that buyers can search for, such as “corner lot” or “turnkey”.</Trans>
            </WarnedHelp>
          }
          aside={<FixedEye posting={posting} />}
          error={posting.errorOf("keywords")}
        />
      </div>
    </>
  );
}
