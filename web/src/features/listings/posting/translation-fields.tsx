import { Trans } from "@lingui/react/macro";
import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import { hasTranslation, NO_TRANSLATION } from "@vestpocket/domain/listings/posting-values.rules";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { MachineMark } from "./machine-mark.tsx";
import { anchorOf, focusField } from "./posting-anchors.ts";
import { TranslationOffer } from "./translation-offer.tsx";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

/** The title and the description in the other language, once the owner adds them. */
export function TranslationFields({ posting }: { posting: Posting }) {
  const [isAdded, setAdded] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // The pressed button is gone: move the focus to what replaced it.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (isAdded) focusField("otherTitle");
    else offer.current?.querySelector("button")?.focus();
  }, [isAdded]);

  function show(added: boolean) {
    pressed.current = true;
    setAdded(added);
    if (!added) posting.change(NO_TRANSLATION, ["otherTitle", "otherDescription"]);
  }

  if (!isAdded && !hasTranslation(posting.values) && posting.errorOf("otherTitle") === undefined) {
    return (
      // Errors about the other language lead to the button that adds it.
      <div ref={offer} id={anchorOf("otherTitle")}>
        <TranslationOffer posting={posting} onAdd={() => show(true)} />
      </div>
    );
  }
  return <Translation posting={posting} onRemove={() => show(false)} />;
}

function Translation({ posting, onRemove }: { posting: Posting; onRemove: () => void }) {
  const { values, changeOther, errorOf } = posting;
  const leaks = useLeaks(posting);
  const language = otherLanguage(posting.language);
  const isFrench = language === "fr";
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-control border border-line p-4">
      <legend className="sr-only">{isFrench ? <Trans>In French</Trans> : <Trans>In English</Trans>}</legend>
      <div id={anchorOf("otherTitle")}>
        <TextField
          label={isFrench ? <Trans>Title in French</Trans> : <Trans>Title in English</Trans>}
          name="otherTitle"
          lang={language}
          autoComplete="off"
          required
          value={values.otherTitle}
          onChange={(event) => changeOther({ otherTitle: event.target.value })}
          error={errorOf("otherTitle")}
          help={<WarnedHelp warning={leaks.say([values.otherTitle])} />}
        />
      </div>
      <DescriptionField
        posting={posting}
        name="otherDescription"
        label={isFrench ? <Trans>Description in French</Trans> : <Trans>Description in English</Trans>}
        lang={language}
        onChange={(otherDescription) => changeOther({ otherDescription })}
      />
      <MachineMark posting={posting} language={language} />
      <Button kind="link" className="self-start" onClick={onRemove}>
        {isFrench ? <Trans>Remove French</Trans> : <Trans>Remove English</Trans>}
      </Button>
    </fieldset>
  );
}
