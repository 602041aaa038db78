import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { findUnusablePicture } from "../../../platform/unusable-picture.ts";
import { readPictureSize } from "./picture-size.ts";
import type { Refusal } from "./posting.reducer.ts";
import {
  type ChosenFile,
  type FileField,
  validateDimensions,
  validateDocument,
  validatePicture,
} from "./posting-files.ts";

interface CheckedFile {
  readonly chosen?: ChosenFile;
  readonly refusal?: Refusal;
}

/** A file that was chosen for a field, if it is accepted as far as a browser can tell; otherwise why not. */
export async function checkFile(field: FileField, file: File): Promise<CheckedFile> {
  const refuse = (message: Message) => ({ refusal: { fileName: file.name, message } });
  const unusable = field === "documents" ? undefined : await findUnusablePicture(file);
  const message = unusable ?? (field === "documents" ? validateDocument(file) : validatePicture(file));
  if (message) return refuse(message);
  const url = URL.createObjectURL(file);
  const size = field === "documents" ? { width: 0, height: 0 } : await readPictureSize(url);
  const refused = size ? validateDimensions(size) : POSTING_MESSAGES.pictureUnreadable;
  if (!refused) return { chosen: { kind: "chosen", id: url, file, url, level: "member" } };
  URL.revokeObjectURL(url);
  return refuse(refused);
}
