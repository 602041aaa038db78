import type { Demo } from "@vestpocket/demo/demo";
import { namedListingId } from "@vestpocket/demo/listings/dated-listing";
import { ORDERED_LISTINGS } from "@vestpocket/demo/listings/ordered-listings";
import { POCKET_LISTINGS, type PocketName } from "@vestpocket/demo/listings/pocket-listings";
import { ROOM_DOCUMENTS } from "@vestpocket/demo/rooms/rooms.demo";
import { STORY, type StoryStep } from "@vestpocket/demo/story";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import type { PdfThread } from "../../server/src/platform/pdf/pdf-thread.ts";
import { fileDocument, openRoom } from "./fill-rooms.ts";
import { type Offered, type Player, performAccess } from "./perform-access.ts";
import { performOrder, type Till } from "./perform-orders.ts";
import { performReport } from "./perform-reports.ts";
import { performDeal, performOffer, performQuestion } from "./perform-room.ts";

interface Scene {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

interface Story extends Player {
  readonly demo: Demo;
  readonly now: Date;
  readonly pdf: PdfThread;
  /** Undefined where payments go to a provider: then nobody pays. */
  readonly till: Till | undefined;
}

/** What happens, from the first moment to the last; each scene is played at its own time. */
export function listScenes({ now, ...story }: Story): Scene[] {
  const find = createFinder(story.demo);
  const told = STORY.filter((step) => story.till !== undefined || !isOrder(step));
  const played = told.map((step): Scene => {
    const at = new Date(now.getTime() - step.daysAgo * DAY_MS);
    return { at, play: () => playStep({ ...story, at }, find(step.listing), step) };
  });
  const begun = Object.keys(POCKET_LISTINGS).flatMap((name) => openAndFill(story, find, name as PocketName));
  return [...begun, ...played].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Find = (name: string) => Offered & { readonly createdAt: Date };

function createFinder({ listings }: Demo): Find {
  const named: Readonly<Record<string, { title: string }>> = { ...POCKET_LISTINGS, ...ORDERED_LISTINGS };
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return (name) => {
    const listing = byId.get(namedListingId(named[name] ?? { title: "" }));
    if (listing === undefined) throw new Error(`the demo has no listing ${name}`);
    return listing;
  };
}

/** On its first day, a confidential listing gets its agreement and then its documents. */
function openAndFill({ call, pdf }: Omit<Story, "now">, find: Find, name: PocketName): Scene[] {
  const listing = find(name);
  const after = (hours: number) => new Date(listing.createdAt.getTime() + hours * HOUR_MS);
  return [
    { at: after(1), play: () => openRoom(call, listing, POCKET_LISTINGS[name].access) },
    ...ROOM_DOCUMENTS[name].map((document, place) => ({
      at: after(2 + place),
      play: () => fileDocument(call, listing, { pdf, createdAt: after(2), document }),
    })),
  ];
}

const isOrder = ({ does }: StoryStep) => does === "pay" || does === "refund" || does === "dispute";

async function playStep(
  { call, pass, till, at }: Omit<Story, "now"> & { readonly at: Date },
  listing: Offered,
  step: StoryStep,
): Promise<void> {
  switch (step.does) {
    case "deal":
      return performDeal(call, listing, step);
    case "offer":
    case "counter":
    case "accept":
    case "decline":
      return performOffer(call, { ...listing, now: at }, step);
    case "question":
    case "answer":
      return performQuestion(call, listing, step);
    case "report":
    case "inspect":
    case "resolve":
      return performReport(call, listing, step);
    case "pay":
    case "refund":
    case "dispute":
      return till && performOrder({ call, ...till }, listing, step);
    default:
      return performAccess({ call, pass }, listing, step);
  }
}
