import { Trans } from "@lingui/react/macro";
import { validateDocumentChange } from "@vestpocket/domain/rooms/changing.rules";
import { DOWNLOAD_LABELS, FOLDER_LABELS, ROOM_AUDIENCE_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { DOCUMENT_NAME_MAX, DOWNLOADS, FOLDERS, ROOM_AUDIENCES } from "@vestpocket/domain/rooms/rooms.terms";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRoomChanges } from "./rooms.api.ts";

interface DocumentFormProps {
  document: RoomDocument;
  listingId: string;
  onClose: () => void;
}

/** Lets the owner rename a document, move it to a folder, and choose who may read and save it. */
export function DocumentDialog({ open, ...form }: DocumentFormProps & { open: boolean }) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Change the document</Trans>}
      text={<Trans>People who lose access can no longer open any page.</Trans>}
    >
      <DocumentForm {...form} />
    </SmallDialog>
  );
}

function DocumentForm({ document, listingId, onClose }: DocumentFormProps) {
  const message = useMessage();
  const { change } = useRoomChanges(listingId);
  const { id, kind, name, folder, audience, download } = document;
  const form = useForm({
    initial: { name, folder, audience, download },
    validate: (values) => validateDocumentChange(values, kind),
    async submit(values) {
      toast.success(await change(id, values));
      onClose();
    },
  });
  const { values, errors } = form;
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextField {...form.text("name")} label={<Trans>Name</Trans>} maxLength={DOCUMENT_NAME_MAX} required />
      <Dropdown
        label={<Trans>Folder</Trans>}
        value={values.folder}
        initial={folder}
        onChange={(value) => form.change({ folder: value })}
        options={FOLDERS.map((value) => ({ value, label: message(FOLDER_LABELS[value]) }))}
      />
      <Dropdown
        label={<Trans>Who may read it</Trans>}
        value={values.audience}
        initial={audience}
        onChange={(value) => form.change({ audience: value })}
        options={ROOM_AUDIENCES.map((value) => ({ value, label: message(ROOM_AUDIENCE_LABELS[value]) }))}
      />
      <Dropdown
        label={<Trans>What readers may download</Trans>}
        error={errors.download}
        value={values.download}
        initial={download}
        onChange={(value) => form.change({ download: value })}
        options={DOWNLOADS.filter((value) => kind !== "word" || value === "original").map((value) => ({
          value,
          label: message(DOWNLOAD_LABELS[value]),
        }))}
      />
      {values.download !== "never" && kind === "pdf" && (
        <p className="text-13 text-muted">
          <Trans>A download contains everything in the file, including text under black boxes.</Trans>
        </p>
      )}
      {values.download === "stamped" && (
        <p className="text-13 text-muted">
          <Trans>Someone with a PDF editor can remove what is written on a page.</Trans>
        </p>
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Save</Trans>
      </DialogFormButtons>
    </form>
  );
}
