import { Trans, useLingui } from "@lingui/react/macro";
import { Keyboard } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { DialogButtons, SmallDialog } from "../ui/small-dialog.tsx";
import { keep, readKept } from "./kept.ts";
import { focusMarked, focusSearch, isTyping, moveByRow, pressMarked, toggleRow } from "./row-focus.ts";

const STORED = "vestpocket.keys";

/** The keys of the administration's lists, and the dialog that explains them and switches them off. */
export function ListKeys() {
  const { t } = useLingui();
  const switchId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [areOn, setAreOn] = useState(() => readKept(STORED) !== "off");

  useEffect(() => {
    if (!areOn) return;
    const act: Readonly<Record<string, () => boolean>> = {
      "/": focusSearch,
      j: () => moveByRow(1),
      k: () => moveByRow(-1),
      x: toggleRow,
      n: () => pressMarked("n"),
      r: () => focusMarked("r"),
      "?": () => {
        setIsOpen(true);
        return true;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (act[event.key]?.()) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn]);

  function turn(on: boolean): void {
    keep(STORED, on ? null : "off");
    setAreOn(on);
  }

  return (
    <div className="pb-8">
      <Button kind="link" icon={<Keyboard size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        <Trans>Keyboard shortcuts</Trans>
      </Button>
      <SmallDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Keyboard shortcuts`}
        text={<Trans>They work in the admin area, except while you are typing.</Trans>}
      >
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-14">
          <Key name="/">
            <Trans>Go to the search field</Trans>
          </Key>
          <Key name="j">
            <Trans>Next row</Trans>
          </Key>
          <Key name="k">
            <Trans>Previous row</Trans>
          </Key>
          <Key name={t`Enter`}>
            <Trans>Open the row</Trans>
          </Key>
          <Key name="x">
            <Trans>Select the row (in lists with bulk actions)</Trans>
          </Key>
          <Key name="n">
            <Trans>Next ticket (on a ticket)</Trans>
          </Key>
          <Key name="r">
            <Trans>Write an answer (on a ticket)</Trans>
          </Key>
          <Key name="?">
            <Trans>Show these shortcuts</Trans>
          </Key>
        </dl>
        <label htmlFor={switchId} className="mt-5 flex cursor-pointer items-start gap-3 py-2.5 text-14">
          <CheckBox id={switchId} checked={areOn} onChange={({ target }) => turn(target.checked)} />
          <Trans>Use keyboard shortcuts on this device</Trans>
        </label>
        <DialogButtons>
          <Button kind="secondary" onClick={() => setIsOpen(false)}>
            <Trans>Close</Trans>
          </Button>
        </DialogButtons>
      </SmallDialog>
    </div>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <kbd className="inline-block min-w-7 rounded-control border border-line-strong bg-sunken px-1.5 text-center">
          {name}
        </kbd>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
