import { Trans } from "@lingui/react/macro";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { Languages } from "lucide-react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useCall } from "../../../platform/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { draftTranslation, useTranslator } from "./translator.api.ts";
import type { Posting } from "./use-posting.ts";

/** Has a program draft the other language, if the server offers it; only when the owner presses the button. */
export function MachineDraft({ posting, onDrafted }: { posting: Posting; onDrafted: () => void }) {
  const isAvailable = useTranslator();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const { language, values } = posting;
  if (!isAvailable) return null;

  async function draft() {
    const { title, description } = values;
    if (posting.enterDrafted(await draftTranslation({ language, title, description }))) onDrafted();
  }

  return (
    <Button
      kind="secondary"
      icon={<Languages size={18} aria-hidden="true" />}
      pending={pending}
      aria-disabled={toLine(values.title) === ""}
      onClick={() => void run(draft, (failure) => toast.error(failureWords(failure)))}
    >
      {language === "en" ? (
        <Trans>Translate into French automatically</Trans>
      ) : (
        <Trans>Translate into English automatically</Trans>
      )}
    </Button>
  );
}
