import type { PocketListing } from "@vestpocket/demo/listings/pocket-listing";
import type { DemoDocument } from "@vestpocket/demo/rooms/document";
import { saveAccessSettings } from "@vestpocket/domain/access/access.contract";
import { DEFAULT_ACCESS } from "@vestpocket/domain/access/access.rules";
import { chooseAgreement } from "@vestpocket/domain/agreements/agreements.contract";
import { addDocument } from "@vestpocket/domain/rooms/rooms.contract";
import type { PdfThread } from "../../server/src/platform/pdf/pdf-thread.ts";
import type { CallAs } from "./actors.ts";
import { drawFloorPlan } from "./floor-plan.ts";
import type { Offered } from "./perform-access.ts";

/** The owner chooses whom the listing admits, and the standard agreement. */
export async function openRoom(
  call: CallAs,
  { id, ownerId }: Offered,
  { mode, signsFirst }: PocketListing["access"],
): Promise<void> {
  const { days, allowedDomains, deniedDomains } = DEFAULT_ACCESS;
  const body = { mode, signsFirst, days, allowedDomains, deniedDomains };
  await call(ownerId, saveAccessSettings, { params: { listingId: id }, body });
  await call(ownerId, chooseAgreement, { params: { id }, body: { kind: "standard" } });
}

interface Filing {
  readonly pdf: PdfThread;
  readonly createdAt: Date;
}

/** The owner adds a document to the room, as a file made of its content. */
export async function fileDocument(
  call: CallAs,
  { id, ownerId }: Offered,
  { document, ...filing }: Filing & { readonly document: DemoDocument },
): Promise<void> {
  const { name, folder, audience, download } = document;
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await drawDocument(document, filing))], `${name}.pdf`));
  await call(ownerId, addDocument, { params: { listingId: id }, query: { folder, audience, download }, form });
}

function drawDocument({ name, content }: DemoDocument, { pdf, createdAt }: Filing): Promise<Buffer> | Buffer {
  if ("rooms" in content) return drawFloorPlan(content);
  return pdf.draw({ title: name, createdAt, footer: "{page} / {pages}", ...content });
}
