import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
  /** Whom the sender named when handing it over. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** The header's lines as they came. */
  readonly head: string;
}

/** A refusal in the words of SMTP, such as 550 for a mailbox that does not exist. */
export function refuse(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real mail server on a port of this machine. What it took is in `received`; tests decide what it refuses. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = {
    /** Says whether a recipient is refused. */
    onRecipient: (_address: string): Error | undefined => undefined,
    /** Called when a mail is there, before it is accepted. */
    onMail: async (_mail: ReceivedMail): Promise<void> => undefined,
  };
  let server: SMTPServer | undefined;
  let port = 0;

  async function open(): Promise<void> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onRcptTo: ({ address }, _session, done) => done(state.onRecipient(address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          const raw = Buffer.concat(chunks);
          const { mailFrom, rcptTo } = session.envelope;
          const mail = {
            ...(await PostalMime.parse(raw)),
            envelope: { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address) },
            head: raw.toString().split("\r\n\r\n")[0] ?? "",
          };
          try {
            await state.onMail(mail);
            received.push(mail);
            done();
          } catch (error) {
            done(error as Error);
          }
        });
      },
    });
    // A client that was killed ends its connection in the middle.
    opened.on("error", () => undefined);
    await new Promise<void>((resolve) => opened.listen(port, "127.0.0.1", resolve));
    port = (opened.server.address() as AddressInfo).port;
    server = opened;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    if (closing !== undefined) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  await open();
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${port}`,
    /** What it took for one recipient. */
    receivedBy: (address: string) => received.filter(({ envelope }) => envelope.to.includes(address)),
    close,
    /** Up again, on the same port. */
    reopen: open,
  };
}
