import type { BrowserContext, Response } from "@playwright/test";
import { foldText } from "@vestpocket/domain/shared/text";

/** Everything that a browser gets from the site from now on, texts, pictures and files alike. */
export class Heard {
  readonly #bodies: Promise<{ address: string; body: Buffer }>[] = [];

  constructor(context: BrowserContext) {
    context.on("response", (response) => this.#bodies.push(read(response)));
  }

  /** Forgets what came so far: what follows is what the reader gets from here on. */
  startOver(): void {
    this.#bodies.length = 0;
  }

  /** How many answers came. */
  get count(): number {
    return this.#bodies.length;
  }

  /** Which of these words came, and from where; whatever their case and with or without accents. */
  async find(words: readonly string[]): Promise<string[]> {
    const answers = await Promise.all(this.#bodies);
    return answers.flatMap(({ address, body }) => {
      const text = foldText(`${decodeURIComponent(address)} ${body.toString("utf8")}`);
      return words.filter((word) => text.includes(foldText(word))).map((word) => `${word}: ${address}`);
    });
  }
}

/** The body is empty for a redirect, and for a page that was left before it had arrived. */
async function read(response: Response): Promise<{ address: string; body: Buffer }> {
  return { address: response.url(), body: await response.body().catch(() => Buffer.alloc(0)) };
}
