import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { PHOTOS_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { listOpenings, type Opening } from "@vestpocket/domain/disclosure/openings.rules";
import { toEntered } from "@vestpocket/domain/listings/leveled-values.rules";
import { useRef, useState } from "react";
import { useMessage } from "../../../platform/language.ts";
import { Button } from "../../../ui/button.tsx";
import { listPictures } from "./posting-files.ts";
import type { Posting } from "./use-posting.ts";

interface OpenToMembersProps {
  posting: Posting;
  onField: (name: string) => void;
}

/** Of what is entered, what every member can read: each can be hidden with one press, or leads to its field. */
export function OpenToMembers({ posting, onField }: OpenToMembersProps) {
  const { t } = useLingui();
  const message = useMessage();
  const { values, change, fileParts, hasDocument } = posting;
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const pictures = listPictures(fileParts.files);
  const openings = listOpenings(toEntered({ values, pictures, hasDocument }));

  function hide({ key, label }: Opening) {
    if (key === PHOTOS_KEY) {
      for (const { id, level } of pictures) if (level === "member") fileParts.level(id, "nda");
    } else change({ levels: { ...values.levels, [key]: "nda" } }, ["levels"]);
    const name = message(label);
    setTold(t`${name}: now only for people who signed the NDA.`);
    // The pressed button is gone.
    heading.current?.focus();
  }

  return (
    <div className="rounded-control border border-line bg-sunken px-4 py-3">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-14 font-semibold tracking-normal outline-offset-4">
        <Trans>Open to every member</Trans>
      </h3>
      {openings.length === 0 ? (
        <p className="mt-1 text-14 text-muted">
          <Trans>Nothing that you have entered.</Trans>
        </p>
      ) : (
        <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {openings.map((opening) => (
            <OpenItem
              key={opening.key}
              opening={opening}
              onHide={() => hide(opening)}
              onEdit={() => onField(FIELDS[opening.key] ?? opening.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

/** The fields of what has no audience, by key. */
const FIELDS: Readonly<Record<string, string>> = { includes: "fields.includes" };

interface OpenItemProps {
  opening: Opening;
  onHide: () => void;
  onEdit: () => void;
}

function OpenItem({ opening, onHide, onEdit }: OpenItemProps) {
  const { t } = useLingui();
  const message = useMessage();
  const { label, hasLevel, count } = opening;
  const name = message(label);
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 text-14">
      <span className="min-w-0 wrap-anywhere">
        {count === undefined ? name : <Plural value={count} one="# photo" other="# photos" />}
      </span>
      {hasLevel ? (
        <Button kind="link" aria-label={t`Hide: ${name}`} onClick={onHide}>
          <Trans>Hide</Trans>
        </Button>
      ) : (
        <Button kind="link" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </li>
  );
}
