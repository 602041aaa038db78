import { expect, test, vi } from "vitest";
import { send, sendForFile } from "./http.ts";
import { upload } from "./upload.ts";

const CALL = { method: "GET", path: "/v1/favourites/ids" } as const;

/** The server's response to every call. */
const answer = (body: BodyInit | null, init?: ResponseInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, init));

/** A body whose beginning arrives before the connection is lost. */
const buildLost = (beginning: string, error: unknown = new TypeError("network error")) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(beginning));
      setTimeout(() => controller.error(error));
    },
  });

test.each([
  ["is lost with the connection", () => buildLost('{"ids":')],
  ["is cut off", () => '{"ids":['],
  ["is another page, such as a hotel's", () => "<!doctype html><title>Welcome</title>"],
])("a successful response that %s was not received", async (_, build) => {
  answer(build());
  await expect(send(CALL)).rejects.toMatchObject({ kind: "offline", status: 0 });
});

test("a response may be empty", async () => {
  answer(null, { status: 204 });
  await expect(send(CALL)).resolves.toEqual({});
  answer("");
  await expect(send(CALL)).resolves.toEqual({});
});

test("an error keeps its status, whatever becomes of its text", async () => {
  answer(buildLost('{"code":'), { status: 409, headers: { "retry-after": "3" } });
  await expect(send(CALL)).rejects.toMatchObject({ kind: "answer", status: 409, code: "", retryAfterMs: 3_000 });
});

test("an upload's response that is cut off was not received, and an error keeps its status", async () => {
  const stub = (status: number) => {
    class Sent {
      readonly upload = {};
      readonly status = status;
      readonly responseText = '{"msg":';
      onload = () => {};
      onloadend = () => {};
      open() {}
      setRequestHeader() {}
      send() {
        this.onload();
        this.onloadend();
      }
    }
    vi.stubGlobal("XMLHttpRequest", Sent);
  };
  const form = { ...CALL, method: "POST", body: new FormData() } as const;
  stub(201);
  await expect(upload(form, () => {})).rejects.toMatchObject({ kind: "offline", status: 0 });
  stub(413);
  await expect(upload(form, () => {})).rejects.toMatchObject({ kind: "answer", status: 413 });
});

test("a call that is canceled while its response arrives is canceled, not offline", async () => {
  const canceled = new DOMException("canceled", "AbortError");
  const controller = new AbortController();
  controller.abort(canceled);
  for (const read of [send, sendForFile]) {
    answer(buildLost("{", canceled));
    await expect(read({ ...CALL, signal: controller.signal })).rejects.toBe(canceled);
  }
});
