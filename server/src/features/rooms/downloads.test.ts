import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { measureHeldBytes } from "../../testing/held-bytes.ts";
import { buildDocumentForm } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** More than the system buffers for a connection whose client reads nothing. */
const LARGE = 14_000_000;
const READERS = 10;

describe("downloads by readers who take their time", () => {
  let site: TestApp;
  let port: number;
  let content: Buffer;
  const ids: Record<string, string> = {};
  const sockets: Socket[] = [];
  beforeAll(async () => {
    site = await buildTestApp();
    await site.app.listen({ host: "127.0.0.1", port: 0 });
    port = (site.app.server.address() as AddressInfo).port;
    content = await buildLargePdf();
    const { uid, token } = await site.signInAs();
    const [listing] = await site.addListings([{ ownerId: uid }]);
    for (const download of ["stamped", "original"]) {
      const path = `/v1/rooms/${listing}/documents?audience=member&download=${download}`;
      const { body } = await site.call("POST", path, { token, ...buildDocumentForm(content) });
      ids[download] = body.document.id;
    }
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => site.close());

  async function buildLargePdf(): Promise<Buffer> {
    const pdf = await PDFDocument.create();
    pdf.addPage([612, 792]);
    pdf.context.register(pdf.context.stream(randomBytes(LARGE)));
    return Buffer.from(await pdf.save());
  }

  /** Starts a download on a connection that reads nothing after the beginning, which is returned. */
  async function begin(download: string, token: string): Promise<string> {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    socket.write(
      `GET /v1/rooms/documents/${ids[download]}/download HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    const [beginning] = await once(socket, "data");
    socket.pause();
    return String(beginning).toLowerCase();
  }

  test("hold few stamped copies per account in memory: more are asked to wait, and are not recorded as downloads", async () => {
    const { uid, token } = await site.signInAs();
    const beginnings = await Promise.all(Array.from({ length: READERS }, () => begin("stamped", token)));
    const [taken, refused] = [" 200 ", " 429 "].map((status) => beginnings.filter((head) => head.includes(status)));
    expect([taken?.length, refused?.length]).toEqual([3, READERS - 3]);
    for (const head of refused ?? []) expect(head).toContain("retry-after: 10");
    const { rows } = await site.db.$client.query("SELECT page FROM room_openings WHERE account_id = $1", [uid]);
    expect(rows).toEqual([{ page: 0 }, { page: 0 }, { page: 0 }]);
    const other = await site.signInAs();
    const ask = async (who: { token: string }) =>
      (await site.call("GET", `/v1/rooms/documents/${ids.stamped}/download`, { token: who.token })).status;
    expect(await ask(other)).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => ask({ token })).toBe(200);
  });

  test("hold no files in memory that are sent as they are", async () => {
    const { token } = await site.signInAs();
    const before = await measureHeldBytes();
    const beginnings = await Promise.all(Array.from({ length: READERS }, () => begin("original", token)));
    for (const head of beginnings) expect(head).toContain(`content-length: ${content.length}`);
    expect((await measureHeldBytes()) - before).toBeLessThan(LARGE);
    const whole = await site.call("GET", `/v1/rooms/documents/${ids.original}/download`, { token });
    expect(whole.bytes.equals(content)).toBe(true);
  });
});
