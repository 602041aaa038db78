import { Plural, Trans } from "@lingui/react/macro";
import type { FilledField, FilledForm } from "@vestpocket/domain/pasting/fill-form.rules";
import type { ReactNode } from "react";
import { useFieldNames } from "../../shared/listings/field-names.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface FilledSummaryProps {
  readonly filling: FilledForm;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
}

const UNREAD_MAX = 8;

/** What a text filled, what of it is confidential and what was not understood; takes it back in one press. */
export function FilledSummary({ filling: { filled, unread, contacts }, onUndo, onAgain }: FilledSummaryProps) {
  const isConfidential = ({ name }: FilledField) => name.startsWith("confidential.");
  const open = filled.filter((field) => !isConfidential(field));
  const confidential = filled.filter(isConfidential);
  return (
    <div className="flex flex-col gap-4 text-14">
      <Notice tone="success">
        <Plural
          value={filled.length}
          one="One field is filled. Please check it."
          other="# fields are filled. Please check them."
        />
      </Notice>
      <dl className="flex flex-col gap-3">
        <Part title={<Trans>Filled</Trans>}>
          <FieldNames fields={open} />
        </Part>
        {confidential.length > 0 && (
          <Part title={<Trans>Kept for people you approve</Trans>}>
            <FieldNames fields={confidential} />
          </Part>
        )}
        {contacts > 0 && (
          <Part title={<Trans>Left out of the description</Trans>}>
            <Plural
              value={contacts}
              one="A phone number, an email address or a link"
              other="# phone numbers, email addresses or links"
            />
          </Part>
        )}
        {unread.length > 0 && (
          <Part title={<Trans>Not understood</Trans>}>
            <ul className="list-disc pl-5">
              {unread.slice(0, UNREAD_MAX).map((words) => (
                <li key={words} className="wrap-break-word">
                  {words}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onUndo}>
          <Trans>Undo filling</Trans>
        </Button>
        <Button kind="ghost" onClick={onAgain}>
          <Trans>Use another text</Trans>
        </Button>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function FieldNames({ fields }: { fields: readonly FilledField[] }) {
  const nameOf = useFieldNames();
  return fields.map(({ name }) => nameOf(name) ?? name).join(", ");
}
