import { Trans } from "@lingui/react/macro";
import type { Language } from "@vestpocket/domain/shared/text";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Posting } from "./use-posting.ts";

/** Marks machine-drafted texts in this language until the owner corrects or confirms them. */
export function MachineMark({ posting, language }: { posting: Posting; language: Language }) {
  if (posting.values.machineLanguage !== language) return null;
  return (
    <Notice tone="info">
      <p>
        <Trans>
          Machine translation: please review it. Readers see this label next to your listing until you edit or confirm
          the text.
        </Trans>
      </p>
      <Button kind="link" onClick={() => posting.change({ machineLanguage: "" })}>
        <Trans>The translation is correct</Trans>
      </Button>
    </Notice>
  );
}
