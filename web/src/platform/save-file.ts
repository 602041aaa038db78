/** Gives the person a file made here, as the browser saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the content by then; a link revoked at once is lost in some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
