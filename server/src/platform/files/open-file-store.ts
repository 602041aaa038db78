import { join } from "node:path";
import { openDiskStore } from "./disk-store.ts";
import type { FileStore } from "./files.ts";
import { openS3Store } from "./s3-store.ts";
import type { BucketSettings } from "./storage-settings.ts";

/** Opens the configured store: a bucket, or a folder in the data directory. */
export function openFileStore(config: { dataDir: string; bucket: BucketSettings | undefined }): FileStore {
  return config.bucket === undefined ? openDiskStore(join(config.dataDir, "files")) : openS3Store(config.bucket);
}
