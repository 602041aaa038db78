import { toFeatures } from "@vestpocket/domain/listings/posting-values.rules";
import { hasDisclosure } from "./leveled-values.ts";
import { listSectionFields, SECTIONS, type Section } from "./posting-sections.ts";
import type { Posting } from "./use-posting.ts";

/** `wrong`: an error is shown; `open`: something required is missing; `optional`: nothing is entered, and nothing has to be. */
export type SectionState = "complete" | "wrong" | "open" | "optional";

/** Each section's state, by the form's validation. An existing listing was already authorized. */
export function listSections(posting: Posting): { section: Section; state: SectionState }[] {
  const shown = SECTIONS.filter((section) => section !== "authorization" || !posting.isChange);
  return shown.map((section) => ({ section, state: readState(section, posting) }));
}

function readState(section: Section, posting: Posting): SectionState {
  const { values, errors, problems } = posting;
  const names = listSectionFields(section, values);
  if (errors.some(({ name }) => names.includes(name))) return "wrong";
  if (names.some((name) => problems[name] !== undefined)) return "open";
  return isEmpty(section, posting) ? "optional" : "complete";
}

/** Whether a section that requires nothing has no input. */
function isEmpty(section: Section, { values, fileParts }: Posting): boolean {
  const { includes, ...fields } = toFeatures(values);
  const { thumbnail, photos, document } = fileParts.files;
  if (section === "additional") return Object.keys(fields).length === 0;
  if (section === "includes") return includes === undefined;
  if (section === "disclosure") return !hasDisclosure(values);
  return section === "media" && !thumbnail && photos.length === 0 && !document;
}
