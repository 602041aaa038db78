import type { Message } from "@vestpocket/domain/shared/text";

/** An uploaded file. It stays in a temporary folder until the form is disposed of. */
export interface UploadedFile {
  /** The form field it was sent in. */
  readonly field: string;
  /** The sender's name for it; never used as a path. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly digest: string;
}

export interface UploadedForm {
  /** Texts by field, in the order they were sent. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly UploadedFile[];
  /** Removes the files that nobody took over. */
  dispose(): Promise<void>;
}

/** What a file field accepts. */
export interface FileRule {
  readonly filesMax: number;
  readonly bytesMax: number;
  /** The message for one file too many, and for a file that is too large. */
  readonly tooMany: Message;
  readonly tooLarge: Message;
}

export type FileRules = Readonly<Record<string, FileRule>>;
