/** Longer names may differ in two characters. */
const LONG = 10;

/**
 * Warnings about variables that are no settings but look like one, such as `PROT`. `known` are the settings, `other` the
 * names that other programs of ours read.
 */
export function listSimilarSettings(
  given: readonly string[],
  { known, other }: { known: readonly string[]; other: ReadonlySet<string> },
): string[] {
  return given.flatMap((name) => {
    if (known.includes(name) || other.has(name)) return [];
    const meant = known.find((each) => isSimilar(name, each));
    return meant === undefined ? [] : [`${name}: is not a setting; did you mean ${meant}?`];
  });
}

function isSimilar(name: string, known: string): boolean {
  const [a, b] = [name, known].map((each) => each.toUpperCase().replaceAll("_", ""));
  if (a === b) return true;
  return countEdits(a ?? "", b ?? "") <= (known.length < LONG ? 1 : 2);
}

/** How many characters were added, dropped, replaced, or swapped with the next one. */
function countEdits(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 1; column <= b.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const edits = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped) edits.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...edits));
    }
  }
  return at(a.length, b.length);
}
