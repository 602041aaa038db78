import type { AccessStep } from "@vestpocket/demo/access/access.demo";
import { DEMO_CAST, DEMO_PASSWORD, type DemoPerson } from "@vestpocket/demo/accounts/accounts.demo";
import * as access from "@vestpocket/domain/access/access.contract";
import * as agreements from "@vestpocket/domain/agreements/agreements.contract";
import * as listings from "@vestpocket/domain/listings/listings.contract";
import * as rooms from "@vestpocket/domain/rooms/rooms.contract";
import { LOOK_SECONDS_MAX } from "@vestpocket/domain/rooms/rooms.terms";
import { type CallAs, idOf } from "./actors.ts";

/** A confidential listing of the demo. */
export interface Offered {
  readonly id: string;
  readonly ownerId: string;
}

/** How the story goes on: with a call, or with time that passes. */
export interface Player {
  readonly call: CallAs;
  readonly pass: (seconds: number) => void;
}

/** Makes the calls of one step about access. */
export async function performAccess(player: Player, { id, ownerId }: Offered, step: AccessStep): Promise<void> {
  const { call } = player;
  const reader = idOf(step.reader);
  const findRequest = (box: "waiting" | "current") => findRequestOf(call, { id, ownerId, box, reader: step.reader });
  switch (step.does) {
    case "ask":
      await call(reader, access.askForAccess, { params: { listingId: id }, body: step.form });
      return;
    case "approve":
      await call(ownerId, access.approveRequest, { params: await findRequest("waiting"), body: { days: step.days } });
      return;
    case "inquire":
      await call(ownerId, access.questionRequest, {
        params: await findRequest("waiting"),
        body: { question: step.question },
      });
      return;
    case "reply":
      await call(reader, access.answerQuestion, { params: { listingId: id }, body: { answer: step.answer } });
      return;
    case "refuse":
      await call(ownerId, access.refuseRequest, { params: await findRequest("waiting"), body: { note: step.note } });
      return;
    case "revoke": {
      const { grant } = await findRequest("current");
      await call(ownerId, access.revokeGrant, { params: { id: grant?.id ?? "" }, body: { reason: step.reason } });
      return;
    }
    case "sign":
      return sign(call, { id, reader: step.reader, company: step.company });
    case "read":
      return readListing(player, { id, reader, seconds: step.seconds });
  }
}

interface Sought extends Offered {
  readonly box: "waiting" | "current";
  readonly reader: DemoPerson;
}

async function findRequestOf(call: CallAs, { id, ownerId, box, reader }: Sought) {
  const { requests } = await call(ownerId, access.listRequests, { query: { box, listing: id, limit: 50 } });
  const found = requests.find(({ asker }) => asker?.email === DEMO_CAST[reader].email);
  if (found === undefined) throw new Error(`the demo's owner has no request of ${reader} in ${box}`);
  return found;
}

interface Signing {
  readonly id: string;
  readonly reader: DemoPerson;
  readonly company: string | undefined;
}

/** What signers are at the company that they sign for. */
const TITLES = { en: "Director", fr: "Présidence" } as const;

async function sign(call: CallAs, { id, reader, company }: Signing): Promise<void> {
  const text = await call(idOf(reader), agreements.openAgreement, { params: { id }, body: { inQuebec: false } });
  const { firstName, lastName, language } = DEMO_CAST[reader];
  const { version, language: shown, sha256 } = text;
  await call(idOf(reader), agreements.signAgreement, {
    params: { id },
    body: {
      ...{ version, language: shown, sha256, password: DEMO_PASSWORD, agreed: true },
      ...{ name: `${firstName} ${lastName}`, timeZone: language === "fr" ? "America/Toronto" : "America/Edmonton" },
      ...(company === undefined ? { capacity: "self" } : { capacity: "company", company, title: TITLES[language] }),
    },
  });
}

interface Reading {
  readonly id: string;
  readonly reader: string;
  /** How long the first documents are in view. */
  readonly seconds: readonly number[];
}

/** Reads the listing, then the first page of documents that the reader may open, as its text. */
async function readListing({ call, pass }: Player, { id, reader, seconds }: Reading): Promise<void> {
  await call(reader, listings.readProperty, { params: { id } });
  const { room } = await call(reader, rooms.readRoom, { params: { listingId: id } });
  const documents = room.shelves.flatMap((shelf) => shelf.documents).slice(0, seconds.length);
  for (const [at, { id: document }] of documents.entries()) {
    await call(reader, rooms.readPageText, { params: { id: document, page: "1" } });
    for (let left = seconds[at] ?? 0; left > 0; left -= LOOK_SECONDS_MAX) {
      const inView = Math.min(left, LOOK_SECONDS_MAX);
      pass(inView);
      await call(reader, rooms.noteLook, {
        params: { id: document },
        body: { page: 1, seconds: inView, isAgreed: true },
      });
    }
  }
}
