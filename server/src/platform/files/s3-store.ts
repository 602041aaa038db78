import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Busy } from "../bounded.ts";
import { type FileStore, isKey, requireKey } from "./files.ts";
import type { BucketSettings } from "./storage-settings.ts";

const CONNECT_MS = 3_000;
const IDLE_MS = 15_000;
/** The default is 50, and each reader of a file holds one until the end: 50 slow ones would stop every file. */
const SOCKETS = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY } as const;

/** Files in a bucket. Every failure of the bucket, including timeouts, is thrown as Busy. */
export function openS3Store(settings: BucketSettings): FileStore {
  const { bucket: Bucket, prefix } = settings;
  const opened = openClient(settings);
  const at = (key: string) => ({ Bucket, Key: `${prefix}${requireKey(key)}` });

  return {
    async read(key) {
      const { client, GetObjectCommand, NoSuchKey } = await opened;
      const found = await orBusy(client.send(new GetObjectCommand(at(key)))).catch((error: Busy) => {
        if (error.cause instanceof NoSuchKey) return undefined;
        throw error;
      });
      if (found?.Body === undefined || found.ContentLength === undefined) return undefined;
      return { stream: found.Body as Readable, bytes: found.ContentLength };
    },

    async write(key, content) {
      const { client, PutObjectCommand } = await opened;
      await orBusy(client.send(new PutObjectCommand({ ...at(key), Body: content, ContentLength: content.length })));
    },

    async take(key, path) {
      const { client, PutObjectCommand } = await opened;
      const place = at(key);
      const { size } = await stat(path);
      const Body = createReadStream(path);
      try {
        await orBusy(client.send(new PutObjectCommand({ ...place, Body, ContentLength: size })));
      } finally {
        Body.destroy();
      }
      await rm(path, { force: true });
    },

    async remove(key) {
      const { client, DeleteObjectCommand } = await opened;
      await orBusy(client.send(new DeleteObjectCommand(at(key))));
    },

    async check() {
      const { client, ListObjectsV2Command } = await opened;
      await orBusy(client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })));
    },

    async *list(folder) {
      const { client, paginateListObjectsV2 } = await opened;
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${folder}/` })) {
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isKey(key) && LastModified !== undefined) yield { key, modifiedAt: LastModified };
        }
      }
    },
  };
}

/** If files are in a folder, the library is not loaded. */
async function openClient({ endpoint, region, credentials }: BucketSettings) {
  const library = await import("@aws-sdk/client-s3");
  const client = new library.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // How many people read at once is limited by how many connections the server accepts.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      httpAgent: SOCKETS,
      httpsAgent: SOCKETS,
    },
    // The default adds checksums to streamed bodies, which many S3-compatible servers store as part of the file.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { ...library, client };
}

async function orBusy<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw new Busy("file storage request failed", { cause: error });
  }
}
