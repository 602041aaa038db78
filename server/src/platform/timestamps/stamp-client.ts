import { NotStamped, type Timestamper } from "./timestamps.ts";

const TIMEOUT_MS = 15_000;
/** Several times an answer with a chain of certificates. */
const ANSWER_BYTES_MAX = 100_000;

/** Asks the authority at an address, by HTTP as RFC 3161 §3.4 describes. `roots`: the certificates (DER) that its own must come from. */
export function createTimestamper(url: string, roots: readonly Buffer[] = []): Timestamper {
  return {
    async stamp(file) {
      // What reads certificates is loaded with the first stamp: few servers ask for any.
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

/** The body of an answer, of which no more is kept than it may have. */
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
