import type { EventStream } from "../platform/http/event-streams.ts";

/** Follows server-sent events over HTTP. Throws unless the stream opens. */
export async function openStream(url: string, token: string) {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal });
  if (answer.status !== 200 || answer.body === null) throw new Error(`a stream was answered ${answer.status}`);
  let text = "";
  const decoder = new TextDecoder();
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const part of body) text += decoder.decode(part, { stream: true });
  };
  const closed = read(answer.body).catch(() => undefined);
  return {
    headers: answer.headers,
    text: () => text,
    /** Each event and its data: 'unread {"unread":1}'. */
    events: () => [...text.matchAll(/^event: (.*)\ndata: (.*)$/gmu)].map(([, event, data]) => `${event} ${data}`),
    /** Once the server has ended the stream. */
    closed,
    async leave() {
      leaving.abort();
      await closed;
    },
  };
}

/** A stream without a connection. */
export function createStandIn() {
  const standIn = {
    sent: [] as string[],
    beats: 0,
    isEnded: false,
    open(onClose: () => void): EventStream {
      return {
        send: (event, data) => void standIn.sent.push(`${event} ${JSON.stringify(data)}`),
        beat: () => {
          standIn.beats += 1;
        },
        end: () => {
          standIn.isEnded = true;
          onClose();
        },
      };
    },
  };
  return standIn;
}
