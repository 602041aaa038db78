import { PICTURE_MESSAGES } from "@vestpocket/domain/shared/picture-messages";
import type { Message } from "@vestpocket/domain/shared/text";

/** Of a file: a picture that moves says so early. */
const READ_BYTES = 65_536;
/** What HEIC files call themselves. AVIF, a relative, has other names. */
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/u;
const HEIC_NAME = /\.hei[cf]$/iu;

/** Why a picture is not worth sending, judged by its first bytes, whatever it is called; undefined for anything else. */
export async function findUnusablePicture(file: File): Promise<Message | undefined> {
  const bytes = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer());
  const kind = findKind(new TextDecoder("latin1").decode(bytes), file.name);
  return kind && PICTURE_MESSAGES[kind];
}

function findKind(text: string, name: string): "heic" | "animated" | undefined {
  const isHeic = text.slice(4, 8) === "ftyp" && HEIC.test(text.slice(8, 12));
  if (isHeic || HEIC_NAME.test(name)) return "heic";
  return moves(text) ? "animated" : undefined;
}

/** Whether a GIF, PNG or WebP file has several frames. The server counts them; this finds what usual programs write. */
function moves(text: string): boolean {
  if (text.startsWith("GIF8")) return text.split("\x21\xf9\x04").length > 2;
  if (text.slice(1, 4) === "PNG") return text.indexOf("acTL") > 0 && !text.split("acTL")[0]?.includes("IDAT");
  return text.slice(8, 16) === "WEBPVP8X" && (text.charCodeAt(20) & 2) !== 0;
}
