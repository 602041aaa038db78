import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";

/** The types the server accepts; it checks the content, the browser checks the name. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];

/** The problem with a chosen file; undefined if there is none. */
export function validatePictureFile(
  file: Pick<File, "type" | "size"> | undefined,
): "missing" | "kind" | "size" | undefined {
  if (file === undefined || file.size === 0) return "missing";
  if (!PICTURE_TYPES.includes(file.type)) return "kind";
  return file.size > PICTURE_MAX_BYTES ? "size" : undefined;
}
