import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { ArrowDown, ArrowUp, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useRoomChanges } from "./rooms.api.ts";

interface OwnDocumentActionsProps {
  document: RoomDocument;
  listingId: string;
  isFirst: boolean;
  isLast: boolean;
}

/** The owner's actions on a document. */
export function OwnDocumentActions({ document, listingId, isFirst, isLast }: OwnDocumentActionsProps) {
  const { t } = useLingui();
  const { id, name } = document;
  const { move, withdraw } = useRoomChanges(listingId);
  const failureWords = useFailureWords();
  const { run } = useCall();
  const [dialog, setDialog] = useState<"change" | "move" | "withdraw">();
  const close = () => setDialog(undefined);
  const shift = (to: "up" | "down") =>
    run(
      () => move(id, to),
      (failure) => toast.error(failureWords(failure)),
    );
  return (
    <>
      <ActionMenu label={t`Actions for ${name}`}>
        <button type="button" className={ACTION_CLASS} aria-haspopup="dialog" onClick={() => setDialog("change")}>
          <Pencil size={18} aria-hidden="true" />
          <Trans>Change</Trans>
        </button>
        <button type="button" className={ACTION_CLASS} aria-haspopup="dialog" onClick={() => setDialog("move")}>
          <FolderInput size={18} aria-hidden="true" />
          <Trans>Move to a folder</Trans>
        </button>
        {!isFirst && (
          <button type="button" className={ACTION_CLASS} onClick={() => void shift("up")}>
            <ArrowUp size={18} aria-hidden="true" />
            <Trans>Move up</Trans>
          </button>
        )}
        {!isLast && (
          <button type="button" className={ACTION_CLASS} onClick={() => void shift("down")}>
            <ArrowDown size={18} aria-hidden="true" />
            <Trans>Move down</Trans>
          </button>
        )}
        <button type="button" className={ACTION_CLASS} aria-haspopup="dialog" onClick={() => setDialog("withdraw")}>
          <Trash2 size={18} aria-hidden="true" />
          <Trans>Delete</Trans>
        </button>
      </ActionMenu>
      <DocumentDialog open={dialog === "change"} onClose={close} document={document} listingId={listingId} />
      <MoveDialog open={dialog === "move"} onClose={close} document={document} listingId={listingId} />
      <ConfirmDialog
        open={dialog === "withdraw"}
        onClose={close}
        title={<Trans>Delete “{name}”?</Trans>}
        text={
          <Trans>
            Nobody will be able to open another page. The file is deleted; the record of who opened it is kept.
          </Trans>
        }
        action={<Trans>Delete</Trans>}
        onConfirm={async () => void toast.success(await withdraw(id))}
      />
    </>
  );
}
