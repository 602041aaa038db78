import { cutText } from "@vestpocket/domain/shared/text";

const NAME_MAX = 120;
/** Characters that some systems forbid in file names, or that disguise a name, such as text direction marks. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*/:<>?\\|\s]+/gu;

/**
 * A safe name for a download: the sender's name without folders, control and direction characters, and with the extension
 * (".pdf") of the actual type.
 */
export function toFileName(name: string, extension: string): string {
  const base = (name.split(/[/\\]/u).at(-1) ?? "").replace(UNSAFE, " ").replace(/\.[a-z0-9]{1,5}$/iu, "");
  const short = cutText(base.trim(), NAME_MAX).replace(/^[. ]+|[. ]+$/gu, "");
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/iu.test(short);
  return `${short === "" || isReserved ? "document" : short}${extension}`;
}

/** The `Content-Disposition` header of a file to save rather than show (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/gu, "")
    .replace(/["\\%]/gu, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
