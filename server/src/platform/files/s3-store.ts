import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Busy } from "../bounded.ts";
import { type FileStore, isKey, requireKey } from "./files.ts";
import type { BucketSettings } from "./storage-settings.ts";

const CONNECT_MS = 3_000;
const SILENCE_MS = 15_000;

/** Files in a bucket. What it does not answer in time fails as Busy. */
export function openS3Store(settings: BucketSettings): FileStore {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Otherwise streamed files get checksums woven in, which other servers than Amazon's store as content.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket, Key: `${prefix}${requireKey(key)}` });

  return {
    async read(key) {
      const found = await answered(client.send(new GetObjectCommand(at(key)))).catch((error: Busy) => {
        if (error.cause instanceof NoSuchKey) return undefined;
        throw error;
      });
      if (found?.Body === undefined || found.ContentLength === undefined) return undefined;
      return { stream: found.Body as Readable, bytes: found.ContentLength };
    },

    async write(key, content) {
      await answered(client.send(new PutObjectCommand({ ...at(key), Body: content, ContentLength: content.length })));
    },

    async take(key, path) {
      const place = at(key);
      const { size } = await stat(path);
      const Body = createReadStream(path);
      try {
        await answered(client.send(new PutObjectCommand({ ...place, Body, ContentLength: size })));
      } finally {
        Body.destroy();
      }
      await rm(path, { force: true });
    },

    async remove(key) {
      await answered(client.send(new DeleteObjectCommand(at(key))));
    },

    async *list(folder) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${folder}/` })) {
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isKey(key) && LastModified !== undefined) yield { key, modifiedAt: LastModified };
        }
      }
    },
  };
}

async function answered<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw new Busy("the file storage could not do it", { cause: error });
  }
}
