import type { Transporter } from "nodemailer";
import { isLoopback } from "../loopback.ts";
import { readBounce } from "./bounces.ts";
import { type Carrier, NotCarried } from "./carrier.ts";
import type { MailSettings } from "./carrier-settings.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
/** How long a connection is kept for the next e-mail. */
const KEPT_MS = 1_000;
/**
 * What a signature covers. Mail programs offer to unsubscribe only if it covers both headers for that (RFC 8058), of which
 * the library's own list lacks one.
 */
const SIGNED_HEADERS = [
  ...["From", "Reply-To", "Subject", "Date", "Message-ID", "To", "Auto-Submitted"],
  ...["MIME-Version", "Content-Type", "Content-Transfer-Encoding", "List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");
/** A single address, without characters that could start another address, a name, a comment or a header. */
const ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

/** Sends e-mail by SMTP. */
export function createMailCarrier({ from, ...settings }: MailSettings): Carrier {
  const sender = readSender(from);
  let opened: Promise<Transporter> | undefined;
  /** Loaded with the first e-mail: a process that only answers requests sends none. */
  const openTransport = () => {
    opened ??= createTransport(settings);
    return opened;
  };
  const host = sender.address.slice(sender.address.lastIndexOf("@") + 1);

  return {
    async check() {
      const transport = await openTransport();
      await transport.verify().catch((error: unknown) => {
        throw toNotCarried(error);
      });
    },

    async send({ id, to, replyTo, subject, text, html, attachments, headers }) {
      if (!ADDRESS.test(to) || (replyTo !== null && !ADDRESS.test(replyTo))) {
        throw new NotCarried("not an address", { isFinal: true });
      }
      const transport = await openTransport();
      try {
        await transport.sendMail({
          // The same for every attempt, so that mail programs can recognize a duplicate.
          messageId: `<${id}@${host}>`,
          envelope: { from: sender.address, to: [to] },
          from: sender,
          to: { name: "", address: to },
          ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
          subject: (subject ?? "").replace(/\p{Cc}+/gu, " "),
          text,
          ...(html === null ? {} : { html }),
          attachments: attachments.map(({ name, mediaType, content }) => ({
            filename: name,
            contentType: mediaType,
            content: Buffer.from(content),
          })),
          headers: { ...headers, "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw toNotCarried(error);
      }
    },
  };
}

async function createTransport({ url, ca, dkim }: Omit<MailSettings, "from">): Promise<Transporter> {
  const nodemailer = await import("nodemailer");
  const { username, hostname } = new URL(url);
  return nodemailer.createTransport({
    url,
    // A password never leaves this machine unencrypted.
    requireTLS: username !== "" && !isLoopback(hostname),
    // What stays on this machine needs no encryption, for which a mail server here usually has no certificate to trust.
    ignoreTLS: isLoopback(hostname) && ca === undefined,
    ...(ca !== undefined && { tls: { ca } }),
    // E-mails are sent one by one. With a connection for each, every e-mail would take several times as long.
    pool: true,
    maxConnections: 1,
    idleTimeout: KEPT_MS,
    // Retries are decided where messages are recorded.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } }),
  });
}

function readSender(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^(.*?) ?<(.+)>$/u.exec(from) ?? [];
  return { name, address };
}

/**
 * A permanent rejection (5xx) of the recipient or the message is final; a server that is down, busy or misconfigured is
 * not.
 */
function toNotCarried(error: unknown): NotCarried {
  const { code, originalCode, command, responseCode, response } = error as {
    code?: string;
    /** Of the system or of TLS, which says more than the library's own. */
    originalCode?: string;
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/u.exec(response ?? "")?.[1];
  const isAboutMessage = command === "RCPT TO" || command === "DATA";
  const isFinal = isAboutMessage && responseCode !== undefined && responseCode >= 500;
  const bounce = isFinal && command === "RCPT TO" ? readBounce({ code: responseCode, status }) : undefined;
  const reason = responseCode === undefined ? [originalCode ?? code ?? "failed"] : [responseCode, status, command];
  return new NotCarried(["SMTP", ...reason.filter((part) => part !== undefined)].join(" "), { isFinal, bounce });
}
