/** The most bytes of a file that are read: several times the largest certificate. */
export const FILE_MAX = 20_000_000;

/** The SHA-256 of a file, as hexadecimal digits, computed here: the file is sent nowhere. */
export async function hashFile(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
