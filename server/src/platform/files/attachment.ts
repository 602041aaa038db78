const NAME_MAX = 120;
/** What no file name may hold on one system or another, and what makes a name read otherwise than it is. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*/:<>?\\|\s]+/gu;

/**
 * A name for a file that is downloaded: what a person called it, without folders, control and direction characters, and with the
 * extension (".pdf") of what it is.
 */
export function toFileName(name: string, extension: string): string {
  const base = (name.split(/[/\\]/u).at(-1) ?? "").replace(UNFIT, " ").replace(/\.[a-z0-9]{1,5}$/iu, "");
  const short = [...base.trim()]
    .slice(0, NAME_MAX)
    .join("")
    .replace(/^[. ]+|[. ]+$/gu, "");
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/iu.test(short);
  return `${short === "" || isReserved ? "document" : short}${extension}`;
}

/** The header `Content-Disposition` of a file that is saved and not shown (RFC 6266). */
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
