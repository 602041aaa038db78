import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile, MultipartValue } from "@fastify/multipart";
import type { Message } from "@vestpocket/domain/shared/text";
import { badFields, type Failure, refused } from "./http/failure.ts";
import type { FileRule, UploadedFile } from "./uploads.ts";

/** Longest name of a field, in characters. */
const NAME_MAX = 100;

const UNKNOWN_FILE: Message = /*i18n*/ { id: "files.unknown_field", message: "Unexpected file." };
const UNREADABLE: Message = /*i18n*/ { id: "files.unreadable_text", message: "This text cannot be stored." };
const LONG_TEXT: Message = /*i18n*/ { id: "files.long_text", message: "This text is too long." };

/** What has come in of a form so far. */
export interface FormContent {
  readonly values: Map<string, string[]>;
  readonly files: UploadedFile[];
}

/** Adds a part of a form to its content; throws Failure for one that breaks a rule. Files go into `folder` under names of ours. */
export async function addPart(
  part: Multipart,
  form: FormContent,
  parts: { folder: string; rules: Readonly<Record<string, FileRule>>; signal: AbortSignal },
): Promise<void> {
  // A part may come without a name, whatever its type says.
  const name: string | undefined = part.fieldname;
  if (name === undefined || name.length > NAME_MAX || name.includes("\0")) throw refused(400);
  if (part.type === "field") return addText(part, form);

  const rule = Object.hasOwn(parts.rules, name) ? parts.rules[name] : undefined;
  if (rule === undefined) throw badFields({ [name]: UNKNOWN_FILE });
  await addFile(part, form, { ...parts, rule });
}

function addText({ fieldname, value, valueTruncated }: MultipartValue, form: FormContent): void {
  if (valueTruncated) throw refused(413, { [fieldname]: LONG_TEXT });
  // What says that it is JSON comes parsed; our forms are made of texts.
  if (typeof value !== "string" || value.includes("\0")) throw badFields({ [fieldname]: UNREADABLE });
  const values = form.values.get(fieldname);
  if (values === undefined) form.values.set(fieldname, [value]);
  else values.push(value);
}

async function addFile(
  { fieldname: field, filename: name, file }: MultipartFile,
  form: FormContent,
  { folder, rule, signal }: { folder: string; rule: FileRule; signal: AbortSignal },
): Promise<void> {
  // A browser sends a field in which nothing was chosen as an empty file without a name.
  const isChosen = name !== undefined && name !== "";
  if (isChosen && form.files.filter((each) => each.field === field).length >= rule.filesMax) {
    throw badFields({ [field]: rule.tooMany });
  }
  const path = join(folder, String(form.files.length));
  const limit = isChosen
    ? { bytesMax: rule.bytesMax, beyond: () => refused(413, { [field]: rule.tooLarge }) }
    : { bytesMax: 0, beyond: () => refused(400) };
  const bytes = await save(file, path, { ...limit, signal });
  if (isChosen) form.files.push({ field, name, path, bytes });
  else await rm(path);
}

/** Writes a file as it comes, and stops with `beyond` at the first byte too many; its bytes. */
async function save(
  source: Readable,
  path: string,
  { bytesMax, beyond, signal }: { bytesMax: number; beyond: () => Failure; signal: AbortSignal },
): Promise<number> {
  let bytes = 0;
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  try {
    await pipeline(
      source,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > bytesMax) throw beyond();
          yield chunk;
        }
      },
      target,
      { signal },
    );
    return bytes;
  } finally {
    // The folder may be removed next: nothing may be made in it any more.
    if (!target.closed) await once(target, "close");
  }
}
