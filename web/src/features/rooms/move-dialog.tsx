import { Trans } from "@lingui/react/macro";
import { FOLDER_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { FOLDERS } from "@vestpocket/domain/rooms/rooms.terms";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRoomChanges } from "./rooms.api.ts";
import { toMoved } from "./use-folder-drag.ts";

interface MoveFormProps {
  document: RoomDocument;
  listingId: string;
  onClose: () => void;
}

/** Lets the owner file a document in another folder. */
export function MoveDialog({ open, ...form }: MoveFormProps & { open: boolean }) {
  const { name } = form.document;
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Move “{name}”</Trans>}
      text={<Trans>The same people can read it there.</Trans>}
    >
      <MoveForm {...form} />
    </SmallDialog>
  );
}

function MoveForm({ document, listingId, onClose }: MoveFormProps) {
  const message = useMessage();
  const { change } = useRoomChanges(listingId);
  const form = useForm({
    initial: { folder: document.folder },
    validate: () => ({}),
    async submit({ folder }) {
      toast.success(await change(document.id, toMoved(document, folder)));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <ChoiceCards
        {...form.field("folder")}
        legend={<Trans>Folder</Trans>}
        look="rows"
        columns="sm:grid-cols-2"
        choices={FOLDERS.map((value) => ({ value, label: message(FOLDER_LABELS[value]) }))}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Move</Trans>
      </DialogFormButtons>
    </form>
  );
}
