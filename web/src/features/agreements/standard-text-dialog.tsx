import { Trans, useLingui } from "@lingui/react/macro";
import { STANDARD_TEXTS, STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { ReadingDialog } from "../../ui/reading-dialog.tsx";
import { AgreementText } from "./agreement-text.tsx";

/** The standard agreement, which owners can read before they choose it. */
export function StandardTextDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(useLanguage());
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={<Trans>Standard text, version {STANDARD_VERSION}</Trans>}
      width="w-200"
    >
      <div className="flex flex-col items-start gap-4">
        <Button kind="secondary" onClick={() => setShown(shown === "fr" ? "en" : "fr")}>
          {shown === "fr" ? t`Read in English` : t`Read in French`}
        </Button>
        {STANDARD_TEXTS.filter(({ language }) => language === shown).map((text) => (
          <AgreementText key={text.language} text={text} />
        ))}
      </div>
    </ReadingDialog>
  );
}
