import { PICTURE_MAX_BYTES } from "@vestpocket/domain/accounts/accounts.rules";

/** What the server takes; it looks at the content, the browser at the name. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];

/** What is wrong with a chosen file; undefined where nothing is. */
export function validatePictureFile(
  file: Pick<File, "type" | "size"> | undefined,
): "missing" | "kind" | "size" | undefined {
  if (file === undefined || file.size === 0) return "missing";
  if (!PICTURE_TYPES.includes(file.type)) return "kind";
  return file.size > PICTURE_MAX_BYTES ? "size" : undefined;
}
