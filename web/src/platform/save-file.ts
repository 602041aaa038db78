/** Gives the person a file made here, as the browser saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  download(url, name);
  // The browser has the content by then; a link revoked at once is lost in some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Gives the person a file of the server's under the name that the server gives it. */
export function fetchFile(url: string): void {
  download(url, "");
}

function download(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
