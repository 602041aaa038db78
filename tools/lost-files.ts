const SHOWN = 100;

/** What a backup, or a restore from it, says of the files that the site had lost before. */
export function describeLostFiles(keys: readonly string[]): string {
  const more = keys.length > SHOWN ? [`  and ${keys.length - SHOWN} more, which npm run fsck counts`] : [];
  const files = keys.length === 1 ? "1 file that a row needs is" : `${keys.length} files that rows need are`;
  return [
    `\n${files} lost, and not in this backup:`,
    ...keys.slice(0, SHOWN).map((key) => `  ${key}`),
    ...more,
    "Everything else is. An earlier backup may still have them: docs/operations/backups.md.",
  ].join("\n");
}
