import { randomBytes } from "node:crypto";

export interface Part {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** Makes the part a file. */
  readonly filename?: string;
  readonly type?: string;
}

/** A multipart form, as a browser sends it. */
export function buildForm(parts: readonly Part[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----form${randomBytes(12).toString("hex")}`;
  const written = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n` +
        `${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
