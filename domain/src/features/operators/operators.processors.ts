/** What other companies do for a site. The privacy page says which data each task involves (product.md §8.10). */
export const PROCESSOR_TASKS = [
  "hosting",
  "files",
  "mail",
  "texts",
  "payments",
  "translation",
  "maps",
  "timestamps",
] as const;
export type ProcessorTask = (typeof PROCESSOR_TASKS)[number];
