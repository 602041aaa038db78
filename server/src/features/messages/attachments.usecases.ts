import type { MailAttachment, MailFile } from "../../platform/messages/messages.ts";
import type { PdfThread } from "../../platform/pdf/pdf-thread.ts";

/** Draws the documents among an e-mail's attachments. Throws Busy. */
export async function drawAttachments(
  { pdf }: { readonly pdf: Pick<PdfThread, "draw"> },
  attachments: readonly MailAttachment[],
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const file of attachments) {
    if ("document" in file) {
      files.push({ name: file.name, mediaType: "application/pdf", content: await pdf.draw(file.document) });
    } else files.push(file);
  }
  return files;
}
