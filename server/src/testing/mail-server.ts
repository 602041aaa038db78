import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail extends Email {
  /** The sender and recipients from the SMTP envelope. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** The header lines as received. */
  readonly head: string;
}

/** An SMTP rejection, such as 550 for a mailbox that does not exist. */
export function refuse(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real SMTP server on a local port. Accepted mail is in `received`; tests decide what it rejects. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = {
    /** Returns an error to reject a recipient. */
    onRecipient: (_address: string): Error | undefined => undefined,
    /** Called for each mail before it is accepted; throws to reject it. */
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
          const mail = await parseMail(Buffer.concat(chunks), session.envelope);
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
    // A killed client disconnects abruptly.
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
    /** The mail accepted for one recipient. */
    receivedBy: (address: string) => received.filter(({ envelope }) => envelope.to.includes(address)),
    close,
    /** Restarts on the same port. */
    reopen: open,
  };
}

async function parseMail(raw: Buffer, { mailFrom, rcptTo }: SMTPServerSession["envelope"]): Promise<ReceivedMail> {
  return {
    ...(await PostalMime.parse(raw)),
    envelope: { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address) },
    head: raw.toString().split("\r\n\r\n")[0] ?? "",
  };
}
