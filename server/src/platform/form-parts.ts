import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile, MultipartValue } from "@fastify/multipart";
import { isStorable, type Message, toStorable, UNSTORABLE } from "@vestpocket/domain/shared/text";
import type { FastifyRequest } from "fastify";
import { badFields, Failure, refused } from "./http/failure.ts";
import type { FileRule, FileRules, UploadedFile } from "./uploaded-form.ts";

/** In characters. */
const FIELD_NAME_MAX = 100;

const UNKNOWN_FILE: Message = /*i18n*/ { id: "files.unknown_field", message: "Unexpected file." };
const LONG_TEXT: Message = /*i18n*/ { id: "files.long_text", message: "This text is too long." };

/** The parts of a form received so far. */
interface FormContent {
  readonly values: Map<string, string[]>;
  readonly files: UploadedFile[];
}

/** A form being received. */
interface Receiving {
  readonly form: FormContent;
  /** Files are written here under generated names. */
  readonly folder: string;
  readonly rules: FileRules;
  readonly signal: AbortSignal;
}

/** Reads a form to its end; `upload` can end it early. Throws Failure if the form breaks a rule or cannot be read. */
export async function readForm(
  request: FastifyRequest,
  { upload, bytesMax, ...target }: { folder: string; rules: FileRules; bytesMax: number; upload: AbortController },
): Promise<FormContent> {
  const { raw } = request;
  const { signal } = upload;
  const form: FormContent = { values: new Map(), files: [] };
  // A sender that has disconnected sends nothing more, not even an end.
  if (raw.destroyed && !raw.readableEnded) throw refused(400);

  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesMax) upload.abort(refused(413));
  };
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);

  const incoming = request.parts();
  raw.on("data", count);
  try {
    for (;;) {
      const next = await Promise.race([incoming.next(), stopped]);
      if (next.done) return form;
      await addPart(next.value, { ...target, form, signal });
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : toRefusal(error);
  } finally {
    raw.off("data", count);
    raw.unpipe();
    // Drain whatever follows the form, or the rest of a rejected form.
    raw.resume();
  }
}

/** A Failure or a system error stays as it is; anything else means that the form cannot be read. */
function toRefusal(error: unknown): unknown {
  if (error instanceof Failure || (error as NodeJS.ErrnoException).syscall !== undefined) return error;
  return refused((error as { statusCode?: number }).statusCode === 413 ? 413 : 400);
}

/** Adds the next part to a form. Throws Failure if it breaks a rule. */
async function addPart(part: Multipart, receiving: Receiving): Promise<void> {
  // A part may lack a name, whatever its type says.
  const name: string | undefined = part.fieldname;
  if (name === undefined || name.length > FIELD_NAME_MAX || !isStorable(name)) throw refused(400);
  if (part.type === "field") return addText(part, receiving.form);

  const rule = Object.hasOwn(receiving.rules, name) ? receiving.rules[name] : undefined;
  if (rule === undefined) throw badFields({ [name]: UNKNOWN_FILE });
  await addFile(part, { ...receiving, rule });
}

function addText({ fieldname, value, valueTruncated }: MultipartValue, form: FormContent): void {
  if (valueTruncated) throw refused(413, { [fieldname]: LONG_TEXT });
  // The parser turns a part marked as JSON into an object; our forms contain only texts.
  if (typeof value !== "string" || !isStorable(value)) throw badFields({ [fieldname]: UNSTORABLE });
  // Browsers send each line break as two characters, but count it as one.
  const text = value.replaceAll("\r\n", "\n");
  const values = form.values.get(fieldname);
  if (values === undefined) form.values.set(fieldname, [text]);
  else values.push(text);
}

async function addFile(
  { fieldname: field, filename: name, file }: MultipartFile,
  { form, folder, rule, signal }: Receiving & { rule: FileRule },
): Promise<void> {
  // For an empty file field, browsers send an empty file without a name.
  const isChosen = name !== undefined && name !== "";
  if (isChosen && form.files.filter((each) => each.field === field).length >= rule.filesMax) {
    throw badFields({ [field]: rule.tooMany });
  }
  const path = join(folder, String(form.files.length));
  const limit = isChosen
    ? { bytesMax: rule.bytesMax, tooLarge: () => refused(413, { [field]: rule.tooLarge }) }
    : { bytesMax: 0, tooLarge: () => refused(400) };
  const { bytes, digest } = await save(file, { ...limit, path, signal });
  if (isChosen) form.files.push({ field, name: toStorable(readFileName(name)), path, bytes, digest });
  else await rm(path);
}

/** Browsers escape these characters of a file's name, and only these (WHATWG HTML, multipart/form-data encoding algorithm). */
const readFileName = (name: string) => name.replaceAll("%22", '"').replaceAll(/%0D%0A|%0D|%0A/gu, " ");

/** Writes a file as it arrives and returns its size and digest. Stops with `tooLarge` at the first byte over the limit. */
async function save(
  source: Readable,
  {
    path,
    bytesMax,
    tooLarge,
    signal,
  }: { path: string; bytesMax: number; tooLarge: () => Failure; signal: AbortSignal },
): Promise<{ bytes: number; digest: string }> {
  let bytes = 0;
  const digest = createHash("sha256");
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  try {
    await pipeline(
      source,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > bytesMax) throw tooLarge();
          digest.update(chunk);
          yield chunk;
        }
      },
      target,
      { signal },
    );
    return { bytes, digest: digest.digest("hex") };
  } finally {
    // The folder may be removed next, so the file must not be created after that.
    if (!target.closed) await once(target, "close");
  }
}
