import { Trans, useLingui } from "@lingui/react/macro";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../platform/confirm-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { CannedAnswerForm } from "./canned-answer-form.tsx";
import { useCannedAnswerCalls } from "./canned-answers.api.ts";

/** A canned answer in both languages, which can be edited in place and deleted. */
export function CannedAnswerItem({ cannedAnswer }: { cannedAnswer: CannedAnswer }) {
  const { t } = useLingui();
  const { edit, remove } = useCannedAnswerCalls();
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, title, english, french } = cannedAnswer;
  if (isEditing) {
    return (
      <CannedAnswerForm
        before={cannedAnswer}
        keepAs={id}
        onSave={async (written) => {
          await edit(id, written);
          toast.success(t`The canned answer was saved.`);
          setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-18 font-semibold wrap-anywhere">{title}</h2>
        <div className="flex gap-4 print:hidden">
          <Button kind="link" aria-label={t`Edit ${title}`} onClick={() => setIsEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
          <Button kind="link" aria-label={t`Delete ${title}`} onClick={() => setIsDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
      <dl className="mt-3 grid gap-5 text-14 xl:grid-cols-2">
        <Text name={<Trans>English</Trans>} lang="en" text={english} />
        <Text name={<Trans>French</Trans>} lang="fr" text={french} />
      </dl>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={<Trans>Delete the canned answer “{title}”?</Trans>}
        text={<Trans>It cannot be restored. Answers that were sent stay as they are.</Trans>}
        action={<Trans>Delete</Trans>}
        onConfirm={async () => {
          await remove(id);
          toast.success(t`The canned answer was deleted.`);
        }}
      />
    </>
  );
}

function Text({ name, lang, text }: { name: ReactNode; lang: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{name}</dt>
      <dd lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
