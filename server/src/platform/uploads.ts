import type { FastifyRequest } from "fastify";
import type { Message } from "@vestpocket/domain/shared/text";

/** A file that was sent, in a temporary place of its own until the form is disposed of. */
export interface UploadedFile {
  /** The form's field it came in. */
  readonly field: string;
  /** As the sender called it; never used as a path. */
  readonly name: string;
  /** Where it lies for now. */
  readonly path: string;
  readonly bytes: number;
}

export interface UploadedForm {
  /** Texts by field, in the order in which they came. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly UploadedFile[];
  /** Removes what was not taken over. */
  dispose(): Promise<void>;
}

/** What a file field takes. */
export interface FileRule {
  readonly filesMax: number;
  readonly bytesMax: number;
  /** Said of one file too many, and of one that is too large. */
  readonly tooMany: Message;
  readonly tooLarge: Message;
}

export type ReceiveForm = (
  request: FastifyRequest,
  rules: { readonly files: Readonly<Record<string, FileRule>> },
) => Promise<UploadedForm>;
