import { NotStamped, type Timestamper } from "./timestamps.ts";

const TIMEOUT_MS = 15_000;
/** Several times the size of a response with a certificate chain. */
const ANSWER_BYTES_MAX = 100_000;

/**
 * Requests timestamps from the authority at a URL, over HTTP as in RFC 3161 §3.4. `roots`: the certificates (DER) that
 * its own must chain to.
 */
export function createTimestamper(url: string, roots: readonly Buffer[] = []): Timestamper {
  return {
    async stamp(file) {
      // The certificate library is loaded with the first timestamp: few servers use any.
      const [{ buildStampRequest }, { readStampAnswer }] = await Promise.all([
        import("./stamp-request.ts"),
        import("./stamp-answer.ts"),
      ]);
      const { bytes, nonce } = buildStampRequest(file);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
          body: new Uint8Array(bytes),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new NotStamped(`it answered ${response.status}`);
        return await readStampAnswer(await readBytes(response), { file, nonce, roots });
      } catch (error) {
        throw error instanceof NotStamped ? error : new NotStamped((error as Error).name, { cause: error });
      }
    },
  };
}

/** Reads a response body. Throws NotStamped if it is too long. */
async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new NotStamped("its answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
