import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

const BUCKET = "vestpocket-files";

/** A real server of the S3 protocol on a port of this machine, with one empty bucket. It checks who asks, but not how they signed. */
export async function startS3Server() {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), "vestpocket-s3-")),
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    /** As an operator would give it, for keys below a prefix. */
    storageUrl: (prefix: string) => `s3://S3RVER:S3RVER@${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
