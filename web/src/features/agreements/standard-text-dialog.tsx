import { Trans, useLingui } from "@lingui/react/macro";
import { STANDARD_TEXTS, STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { AgreementText } from "./agreement-text.tsx";

/** The standard agreement, for an owner to read before they ask for it. */
export function StandardTextDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const [shown, setShown] = useState(useLanguage());
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="float-in m-auto max-h-[calc(100dvh-2rem)] w-200 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-raised py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-18">
          <Trans>Standard text, version {STANDARD_VERSION}</Trans>
        </h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-col items-start gap-4 p-5">
        <Button kind="secondary" onClick={() => setShown(shown === "fr" ? "en" : "fr")}>
          {shown === "fr" ? t`Read in English` : t`Read in French`}
        </Button>
        {STANDARD_TEXTS.filter(({ language }) => language === shown).map((text) => (
          <AgreementText key={text.language} text={text} />
        ))}
      </div>
    </Modal>
  );
}
