export interface FormPart {
  /** Omitted: a part without a name. */
  readonly name?: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

const BOUNDARY = "----test-boundary-7MA4YWxkTrZu0gW";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
export const FORM_END = `--${BOUNDARY}--\r\n`;

/** The lines before a part's content. */
export function buildPartHead({ name, fileName, type }: Omit<FormPart, "content">): string {
  const quote = (text: string) => text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  return [
    `--${BOUNDARY}`,
    "Content-Disposition: form-data" +
      (name === undefined ? "" : `; name="${quote(name)}"`) +
      (fileName === undefined ? "" : `; filename="${quote(fileName)}"`),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    "",
    "",
  ].join("\r\n");
}

/** A form as a browser sends it, byte by byte, well-formed or not. */
export function buildForm(parts: readonly FormPart[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(buildPartHead(part)), Buffer.from(part.content), Buffer.from("\r\n")]),
    Buffer.from(FORM_END),
  ]);
}
