import { Trans, useLingui } from "@lingui/react/macro";
import { pickStandard } from "@vestpocket/domain/agreements/standard-agreement";
import { useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { ReadingDialog } from "../../ui/reading-dialog.tsx";
import { AgreementText } from "./agreement-text.tsx";

interface StandardTextDialogProps {
  open: boolean;
  onClose: () => void;
  /** The listing's category. */
  type: string;
}

/** The standard agreement, which owners can read before they choose it. */
export function StandardTextDialog({ open, onClose, type }: StandardTextDialogProps) {
  const { t } = useLingui();
  const { version, texts } = pickStandard(type);
  const [shown, setShown] = useState(useLanguage());
  return (
    <ReadingDialog open={open} onClose={onClose} title={<Trans>Standard text, version {version}</Trans>} width="w-200">
      <div className="flex flex-col items-start gap-4">
        <Button kind="secondary" onClick={() => setShown(shown === "fr" ? "en" : "fr")}>
          {shown === "fr" ? t`Read in English` : t`Read in French`}
        </Button>
        {texts
          .filter(({ language }) => language === shown)
          .map((text) => (
            <AgreementText key={text.language} text={text} />
          ))}
      </div>
    </ReadingDialog>
  );
}
