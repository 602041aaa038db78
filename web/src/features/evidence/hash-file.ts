/** The largest file that is read, in bytes: several times the largest certificate. */
export const FILE_MAX = 20_000_000;

/** The SHA-256 of a file in hexadecimal, computed in the browser: the file is not sent anywhere. */
export async function hashFile(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
