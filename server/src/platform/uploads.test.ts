import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildForm, buildPartHead, FORM_END, FORM_TYPE, type FormPart } from "../testing/form.ts";
import { measureHeldBytes } from "../testing/held-bytes.ts";
import { openRequest } from "../testing/raw-client.ts";
import { buildConfig } from "../testing/test-config.ts";
import type { Config } from "./config.ts";
import { noSpace, requireSpace } from "./files/free-space.ts";
import type { Api } from "./http/api.ts";
import { createHttp } from "./http/http.ts";
import { acceptForms } from "./uploads.ts";

const PHOTO_MAX = 1_000_000;
const LETTER_MAX = 200_000;
const FILM_MAX = 60_000_000;
const words = (message: string) => ({ id: "test.words", message });
const RULES = {
  photos: { filesMax: 2, bytesMax: PHOTO_MAX, tooMany: words("Two photos."), tooLarge: words("A large photo.") },
  letter: { filesMax: 1, bytesMax: LETTER_MAX, tooMany: words("One letter."), tooLarge: words("A long letter.") },
};

describe("a form with files", () => {
  let config: Config;
  let api: Api;
  let port: number;
  /** The route waits for this before it receives the form. */
  let gate: () => Promise<void>;
  /** The outcomes of the forms that the route received. */
  let asked: Promise<unknown>[];

  async function start(
    settings: Partial<Parameters<typeof acceptForms>[1]> & { silenceMs?: number } = {},
  ): Promise<void> {
    const { silenceMs, ...limits } = settings;
    config = buildConfig();
    gate = async () => undefined;
    asked = [];
    api = await createHttp(config, pino({ level: "silent" }));
    api.post("/texts", async () => ({ msg: "received" }));
    await api.register(async (scope: Api) => {
      const receiveForm = await acceptForms(scope, { dataDir: config.dataDir, ...limits });
      scope.post("/forms", async (request) => {
        await gate();
        const receiving = receiveForm(request, { files: RULES });
        asked.push(receiving);
        const form = await receiving;
        const files = form.files.map(({ path, ...file }) => ({
          ...file,
          hash: createHash("sha256").update(readFileSync(path)).digest("hex"),
          modes: [statSync(path).mode & 0o777, statSync(join(path, "..")).mode & 0o777],
        }));
        await form.dispose();
        return { values: Object.fromEntries(form.values), files };
      });
      scope.post("/films", async (request) => {
        const film = { ...RULES.letter, bytesMax: FILM_MAX };
        const form = await receiveForm(request, { files: { film } });
        await form.dispose();
        return { bytes: form.files[0]?.bytes };
      });
    });
    if (silenceMs !== undefined) api.server.timeout = silenceMs;
    await api.listen({ host: "127.0.0.1", port: 0 });
    port = (api.server.address() as AddressInfo).port;
  }
  beforeEach(() => start());
  afterEach(() => api.close());

  const listUploads = () => readdirSync(join(config.dataDir, "uploads"));

  const open = (length: number) =>
    openRequest(port, ["POST /forms HTTP/1.1", `Content-Type: ${FORM_TYPE}`, `Content-Length: ${length}`]);

  async function sendForm(parts: readonly FormPart[]) {
    const form = buildForm(parts);
    const request = await open(form.length);
    await request.send(form);
    return request.answer();
  }

  const photo = (bytes: number): FormPart => ({
    name: "photos",
    fileName: "p.jpg",
    type: "image/jpeg",
    content: Buffer.alloc(bytes, 7),
  });

  test("is received with its texts in order and its files unchanged, in a folder that only this account can read", async () => {
    const content = Buffer.alloc(PHOTO_MAX, "\r\n--picture");
    const { status, body } = await sendForm([
      { name: "title", content: "Étude & co" },
      { name: "keywords", content: "two" },
      { name: "photos", fileName: "../../etc/passwd", type: "image/jpeg", content },
      { name: "keywords", content: "one" },
      { name: "letter", fileName: "", type: "application/octet-stream", content: "" },
      { name: "empty", content: "" },
    ]);
    const hash = createHash("sha256").update(content).digest("hex");
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        values: { title: ["Étude & co"], keywords: ["two", "one"], empty: [""] },
        files: [{ field: "photos", name: "passwd", bytes: PHOTO_MAX, hash, digest: hash, modes: [0o600, 0o700] }],
      },
    });
    expect(listUploads()).toEqual([]);
  });

  test("keeps the line breaks and file names as entered, although browsers escape them", async () => {
    const { body } = await sendForm([
      { name: "title", content: "One line\r\nand another\nand 100%0D" },
      { name: "letter", fileName: 'plan "é" %22\r\n.pdf', type: "application/pdf", content: "x" },
    ]);
    expect(body.values).toEqual({ title: ["One line\nand another\nand 100%0D"] });
    expect(body.files).toMatchObject([{ name: 'plan "é" " .pdf' }]);
  });

  test("a file one byte over the limit is rejected, naming its field, while the client is still sending", async () => {
    expect((await sendForm([photo(PHOTO_MAX)])).status).toBe(200);
    const request = await open(2 * PHOTO_MAX);
    await request.send(buildPartHead(photo(0)));
    await request.send(Buffer.alloc(PHOTO_MAX + 1));
    const { status, head, body } = await request.answer();
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { code: "request.too_large", msg: "A large photo.", fields: { photos: "A large photo." } },
    });
    expect(head).toContain("connection: close");
    expect(listUploads()).toEqual([]);
    await request.closed;
  });

  test("memory use does not grow with the size of a file", async () => {
    const request = await openRequest(port, [
      "POST /films HTTP/1.1",
      `Content-Type: ${FORM_TYPE}`,
      "Transfer-Encoding: chunked",
    ]);
    const sendChunk = async (piece: string | Uint8Array) => {
      await request.send(`${Buffer.byteLength(piece).toString(16)}\r\n`);
      await request.send(piece);
      await request.send("\r\n");
    };
    const piece = Buffer.alloc(FILM_MAX / 1_000, 1);
    const before = await measureHeldBytes();
    let most = before;
    await sendChunk(buildPartHead({ name: "film", fileName: "a.mp4" }));
    for (let each = 0; each < 1_000; each += 1) {
      await sendChunk(piece);
      if (each % 50 === 0) most = Math.max(most, await measureHeldBytes());
    }
    await sendChunk(`\r\n${FORM_END}`);
    await request.send("0\r\n\r\n");
    expect((await request.answer()).body).toEqual({ bytes: FILM_MAX });
    expect(most - before).toBeLessThan(FILM_MAX / 6);
    await request.leave();
  });

  test("each field has its own limit", async () => {
    const letter = (bytes: number) => ({ ...photo(bytes), name: "letter" });
    expect((await sendForm([photo(PHOTO_MAX), letter(LETTER_MAX), photo(PHOTO_MAX)])).status).toBe(200);
    expect((await sendForm([photo(1), letter(LETTER_MAX + 1)])).body.fields).toEqual({ letter: "A long letter." });
    expect(listUploads()).toEqual([]);
  });

  test("one file too many is rejected, naming its field, before it is received", async () => {
    const begun = Buffer.concat([
      buildForm([photo(10), photo(10)]).subarray(0, -FORM_END.length),
      Buffer.from(buildPartHead(photo(0))),
      Buffer.alloc(100),
    ]);
    const request = await open(begun.length + PHOTO_MAX);
    await request.send(begun);
    expect(await request.answer()).toMatchObject({ status: 400, body: { fields: { photos: "Two photos." } } });
    expect(listUploads()).toEqual([]);
  });

  test("a Content-Length over the limit is rejected before anything is sent", async () => {
    const request = await open(50_000_000);
    expect(await request.answer()).toMatchObject({ status: 413, body: { code: "request.too_large" } });
  });

  test("a body that never becomes a form is not read forever", async () => {
    const request = await openRequest(port, [
      "POST /forms HTTP/1.1",
      `Content-Type: ${FORM_TYPE}`,
      "Transfer-Encoding: chunked",
    ]);
    let pieces = 0;
    for (; pieces < 1_000 && !request.isAnswered(); pieces += 1) {
      await request.send(`10000\r\n${"-".repeat(0x10000)}\r\n`);
    }
    expect((await request.answer()).status).toBe(413);
    expect(pieces).toBeLessThan(1_000);
  });

  test.each([
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "a=b"],
    ["text/plain", "a"],
    ["multipart/mixed; boundary=x", "--x--"],
  ])("%s is rejected as a form", async (type, payload) => {
    const answer = await api.inject({ method: "POST", url: "/forms", headers: { "content-type": type }, payload });
    expect(answer.statusCode).toBe(415);
  });

  test("other routes accept no forms", async () => {
    const headers = { "content-type": FORM_TYPE };
    const answer = await api.inject({ method: "POST", url: "/texts", headers, payload: buildForm([]) });
    expect(answer.statusCode).toBe(415);
  });

  const text = (name: string, content = "x"): FormPart => ({ name, content });
  const many = (count: number, part: (index: number) => FormPart) => Array.from({ length: count }, (_, i) => part(i));
  test.each<[string, FormPart[], { status: number; fields?: string }]>([
    ["a file in an unknown field", [{ ...photo(9), name: "avatar" }], { status: 400, fields: "avatar" }],
    ["a file in a field for text", [{ ...photo(9), name: "title" }], { status: 400, fields: "title" }],
    ["61 texts", many(61, (i) => text(`t${i}`)), { status: 413 }],
    ["1,000 texts", many(1_000, (i) => text(`t${i}`)), { status: 413 }],
    ["1,000 parts", many(1_000, (i) => (i % 2 === 0 ? text("t") : photo(1))), { status: 400, fields: "photos" }],
    ["1,000 parts without a name", many(1_000, () => ({ content: "x" })), { status: 400 }],
    ["a text too long", [text("title", "é".repeat(50_001))], { status: 413, fields: "title" }],
    ["a text with U+0000", [text("title", "a\0b")], { status: 400, fields: "title" }],
    ["a text marked as JSON", [{ ...text("f", "{}"), type: "application/json" }], { status: 400, fields: "f" }],
    ["a name of 101 characters", [text("n".repeat(101))], { status: 400 }],
    ["a name of 1 MB", [text("n".repeat(1_000_000))], { status: 400 }],
    ["a file in a field of 1 MB", [{ ...photo(9), name: "n".repeat(1_000_000) }], { status: 400 }],
    ["a name with U+0000", [text("a\0b")], { status: 400 }],
    ["a field named __proto__", [text("__proto__")], { status: 400 }],
    ["a file in a field named constructor", [{ ...photo(9), name: "constructor" }], { status: 400 }],
    ["a nameless file with content", [{ ...photo(9), fileName: "" }], { status: 400 }],
  ])("%s is rejected", async (_what, parts, expected) => {
    const { status, body } = await sendForm(parts);
    expect({ status, fields: Object.keys(body.fields ?? {})[0] }).toEqual({ fields: undefined, ...expected });
    expect(body.error).toBe(body.msg);
    expect(listUploads()).toEqual([]);
  });

  test("60 texts of 100 kB and a file name of 4,000 characters are accepted", async () => {
    const texts = many(60, (i) => text(`t${i}`, "x".repeat(100_000)));
    const { status, body } = await sendForm([...texts, { ...photo(1), fileName: `${"n".repeat(4_000)}.jpg` }]);
    expect(status).toBe(200);
    expect(Object.keys(body.values)).toHaveLength(60);
  });

  test.each([
    ["without its final boundary", buildForm([photo(9)]).subarray(0, -FORM_END.length - 2)],
    ["that ends within a file", buildForm([photo(900)]).subarray(0, 500)],
    ["that ends within the headers of a file", buildForm([photo(9)]).subarray(0, 60)],
    ["of another boundary", Buffer.from("--other\r\n\r\nx\r\n--other--\r\n")],
    ["of noise", Buffer.alloc(5_000, "\0\r\n--x")],
  ])("a form %s is rejected", async (_what, content) => {
    const request = await open(content.length);
    await request.send(content);
    expect((await request.answer()).status).toBe(400);
    expect(listUploads()).toEqual([]);
  });

  test("a connection can be reused after a form", async () => {
    const form = buildForm([photo(100)]);
    const head = `POST /forms HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${form.length}\r\n\r\n`;
    const request = await open(form.length);
    await request.send(form);
    expect((await request.answer()).head).toContain("connection: keep-alive");
    await request.send(head);
    await request.send(form);
    await expect.poll(request.countAnswers).toBe(2);
    await request.leave();
  });

  test.runIf(process.platform === "linux")("a client that disconnects midway leaves nothing behind", async () => {
    const countOpen = () => readdirSync("/proc/self/fd").length;
    const form = buildForm([{ name: "title", content: "x" }, photo(PHOTO_MAX), photo(PHOTO_MAX)]);
    const leaveAt = async (share: number) => {
      const request = await open(form.length);
      await request.send(form.subarray(0, Math.floor(form.length * share)));
      // Once its folder exists, it has started.
      await expect.poll(() => listUploads().length, { interval: 5 }).toBe(1);
      await request.leave();
      await expect.poll(() => listUploads(), { interval: 5 }).toEqual([]);
    };
    await leaveAt(0.5);
    const before = countOpen();
    for (const share of [0.01, 0.5, 0.99]) for (let time = 0; time < 10; time += 1) await leaveAt(share);
    await expect.poll(countOpen, { interval: 20 }).toBeLessThanOrEqual(before);
  });

  test("a client that disconnects before the form is received leaves nothing behind", async () => {
    const gateway = Promise.withResolvers<void>();
    gate = () => gateway.promise;
    const answered = Promise.withResolvers<void>();
    api.server.once("request", (_request, response) => response.once("close", () => answered.resolve()));
    const request = await open(1_000);
    await request.send(buildPartHead(photo(0)));
    await request.leave();
    await answered.promise;
    gateway.resolve();
    await expect.poll(() => asked.length).toBe(1);
    await expect(asked[0]).rejects.toMatchObject({ status: 400 });
    expect(listUploads()).toEqual([]);
  });

  test("a form may exceed the time limit for other requests", async () => {
    await api.close();
    await start();
    api.server.requestTimeout = 1_000;
    api.server.headersTimeout = 1_000;
    const form = buildForm([photo(1_000)]);
    const upload = await open(form.length);
    await upload.send(form.subarray(0, 300));
    await expect.poll(() => listUploads().length).toBe(1);
    const other = await openRequest(port, [
      "POST /texts HTTP/1.1",
      "Content-Type: application/json",
      "Content-Length: 9",
    ]);
    await other.send("{");
    expect((await other.answer()).status).toBe(408);
    expect(upload.isAnswered()).toBe(false);
    await upload.send(form.subarray(300));
    expect((await upload.answer()).status).toBe(200);
    await upload.leave();
  });

  test("a form that never ends is cut off", async () => {
    await api.close();
    await start({ longestMs: 300 });
    const request = await open(1_000);
    await request.send(buildPartHead(photo(0)));
    const { status, head, body } = await request.answer();
    expect({ status, code: body.code }).toEqual({ status: 408, code: "request.too_slow" });
    expect(head).toContain("connection: close");
    expect(listUploads()).toEqual([]);
  });

  test("a form that trickles in is cut off long before its time is over", async () => {
    await api.close();
    await start({ floor: { bytes: 10_000_000, everyMs: 100 } });
    const request = await open(100_000);
    await request.send(buildPartHead(photo(0)));
    while (!request.isAnswered()) {
      await request.send("x");
      await new Promise(setImmediate);
    }
    expect((await request.answer()).status).toBe(408);
    await expect.poll(() => listUploads()).toEqual([]);
  });

  test("an address can send only a limited number of forms at the same time", async () => {
    await api.close();
    await start({ caps: { perAccount: 1, perAddress: 2 } });
    const first = await open(1_000);
    const second = await open(1_000);
    for (const upload of [first, second]) await upload.send(buildPartHead(photo(0)));
    await expect.poll(() => listUploads().length).toBe(2);
    const refused = await sendForm([{ name: "title", content: "Loft" }]);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: "request.too_many" });
    expect(refused.head).toContain("retry-after: 10");
    await first.leave();
    await expect.poll(async () => (await sendForm([{ name: "title", content: "Loft" }])).status).toBe(200);
    await second.leave();
  });

  test("a client that falls silent is cut off", async () => {
    await api.close();
    await start({ silenceMs: 300 });
    const request = await open(1_000);
    await request.send(buildPartHead(photo(0)));
    await request.closed;
    await expect.poll(() => listUploads()).toEqual([]);
  });

  test("a stopping server does not wait for a slow client", async () => {
    await api.close();
    await start({ closingMs: 100 });
    const request = await open(1_000);
    await request.send(buildPartHead(photo(0)));
    await expect.poll(() => listUploads().length).toBe(1);
    const closing = api.close();
    expect((await request.answer()).status).toBe(503);
    await closing;
    expect(listUploads()).toEqual([]);
  });

  test("a killed process's files are removed at the next start once they are two hours old", async () => {
    const uploads = join(config.dataDir, "uploads");
    for (const [name, hours] of [
      ["form-old", 2.1],
      ["form-young", 1.9],
    ] as const) {
      mkdirSync(join(uploads, name, "deeper"), { recursive: true });
      const at = Date.now() / 1000 - hours * 3600;
      utimesSync(join(uploads, name), at, at);
    }
    const again = await createHttp(config, pino({ level: "silent" }));
    await acceptForms(again, { dataDir: config.dataDir });
    expect(listUploads()).toEqual(["form-young"]);
    await again.close();
  });

  test("a disk that fills while a form is received ends it, and its files are removed", async () => {
    let isFull = false;
    await api.close();
    await start({
      checkSpace: async () => {
        if (isFull) throw noSpace();
      },
    });
    const request = await open(1_000);
    await request.send(buildPartHead(photo(0)));
    await expect.poll(() => listUploads().length).toBe(1);
    isFull = true;
    const { status, body } = await request.answer();
    expect({ status, code: body.code }).toEqual({ status: 507, code: "files.no_room" });
    await expect.poll(() => listUploads()).toEqual([]);
  });

  test("a full disk is reported as such", async () => {
    await expect(requireSpace(config.dataDir, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ status: 507 });
    await expect(requireSpace(config.dataDir, 0)).resolves.toBeUndefined();
    gate = async () => {
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    };
    const { status, head, body } = await sendForm([photo(1)]);
    expect({ status, code: body.code }).toEqual({ status: 507, code: "files.no_room" });
    expect(head).toContain("retry-after: ");
  });
});
