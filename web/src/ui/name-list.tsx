import { DOT } from "./dot.ts";
/** Names in a row. They begin with capitals, so commas between them would read as a broken sentence. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.join(DOT);
}
