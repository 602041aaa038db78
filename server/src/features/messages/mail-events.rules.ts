import { z } from "zod/mini";

/** What a relay reports about an e-mail that it accepted. */
export interface MailEvent {
  /** Ours: the id of the message. */
  readonly messageId: string;
  readonly recipient: string;
  readonly outcome: "delivered" | "bounced" | "complained";
  /** Of the receiving server's rejection; 0 if it gave none. */
  readonly code: number;
  readonly status: string | undefined;
}

const MESSAGE_ID = /^<?([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})@/iu;
const STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/u;

const mailgunSchema = z.object({
  signature: z.object({
    timestamp: z.string().check(z.maxLength(20)),
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    signature: z.string().check(z.maxLength(200)),
  }),
  "event-data": z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.optional(z.string()),
    message: z.optional(z.object({ headers: z.optional(z.object({ "message-id": z.optional(z.string()) })) })),
    "delivery-status": z.optional(
      z.object({
        code: z.optional(z.unknown()),
        "enhanced-code": z.optional(z.unknown()),
        message: z.optional(z.unknown()),
      }),
    ),
  }),
});
export type MailgunEvent = z.infer<typeof mailgunSchema>;

const sendgridSchema = z.array(
  z.object({
    event: z.string(),
    type: z.optional(z.string()),
    email: z.optional(z.string()),
    "smtp-id": z.optional(z.string()),
    status: z.optional(z.unknown()),
    reason: z.optional(z.unknown()),
  }),
);

/** Mailgun's event with its signature; undefined if it is none. */
export function readMailgunEvent(body: Buffer): MailgunEvent | undefined {
  return mailgunSchema.safeParse(parseJson(body)).data;
}

/** What an event of Mailgun says about one of our e-mails; empty for events that say nothing about its arrival. */
export function toMailgunEvents({ "event-data": data }: MailgunEvent): MailEvent[] {
  const { event, severity, recipient = "", message, "delivery-status": delivery = {} } = data;
  const isBounce = event === "failed" && severity === "permanent";
  const outcome = isBounce ? "bounced" : toOutcome(event, { delivered: "delivered", complained: "complained" });
  const said = { code: Number(delivery.code) || 0, status: findStatus(delivery["enhanced-code"], delivery.message) };
  return toEvents({ id: message?.headers?.["message-id"], recipient, outcome, ...said });
}

/** What events of SendGrid say about our e-mails; undefined if the body is not a list of events. */
export function readSendgridEvents(body: Buffer): MailEvent[] | undefined {
  return sendgridSchema.safeParse(parseJson(body)).data?.flatMap((data) => {
    // `blocked` is about the sender, not about the mailbox.
    const isBounce = data.event === "bounce" && data.type !== "blocked";
    const outcome = isBounce ? "bounced" : toOutcome(data.event, { delivered: "delivered", spamreport: "complained" });
    const code = Number(/^\s*(5\d\d)\b/u.exec(String(data.reason ?? ""))?.[1] ?? 0);
    const status = findStatus(data.status, data.reason);
    return toEvents({ id: data["smtp-id"], recipient: data.email ?? "", outcome, code, status });
  });
}

type Outcome = MailEvent["outcome"];
const toOutcome = (event: string, known: Readonly<Record<string, Outcome>>): Outcome | undefined =>
  Object.hasOwn(known, event) ? known[event] : undefined;

function toEvents({
  id,
  outcome,
  ...said
}: Omit<MailEvent, "messageId" | "outcome"> & { id: string | undefined; outcome: Outcome | undefined }): MailEvent[] {
  const messageId = MESSAGE_ID.exec(id ?? "")?.[1]?.toLowerCase();
  return outcome === undefined || messageId === undefined ? [] : [{ ...said, messageId, outcome }];
}

/** The first enhanced status code in what a server said (RFC 3463). */
function findStatus(...said: readonly unknown[]): string | undefined {
  for (const each of said) {
    const [found] = STATUS.exec(String(each ?? "")) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
