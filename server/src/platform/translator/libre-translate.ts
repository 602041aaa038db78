import { z } from "zod/mini";
import { NotTranslated, type Translator } from "./translator.ts";
import type { TranslatorSettings } from "./translator-settings.ts";

/** A long description takes a small machine several seconds. */
const TIMEOUT_MS = 30_000;
/** Several times the longest texts. */
const ANSWER_BYTES_MAX = 200_000;

const answerSchema = z.object({ translatedText: z.array(z.string()) });

/** Translates with LibreTranslate, or anything with its API: `POST /translate`. */
export function createLibreTranslate({ url, key }: TranslatorSettings): Translator {
  return {
    async translate(texts, { from, to }) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const body = JSON.stringify({ q: texts, source: from, target: to, format: "text", api_key: key });
      const headers = { "content-type": "application/json", accept: "application/json" };
      try {
        const response = await fetch(`${url}/translate`, { method: "POST", headers, body, redirect: "error", signal });
        if (!response.ok) throw new NotTranslated(`it answered ${response.status}`);
        const { translatedText } = answerSchema.parse(JSON.parse(await readText(response)));
        if (translatedText.length !== texts.length) throw new NotTranslated("it answered another number of texts");
        return translatedText;
      } catch (error) {
        throw error instanceof NotTranslated ? error : new NotTranslated((error as Error).name, { cause: error });
      }
    },
  };
}

/** Reads a response body. Throws NotTranslated if it is too long. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new NotTranslated("its answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
