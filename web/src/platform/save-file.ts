/** Downloads a file created in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  download(url, name);
  // Some browsers lose a download whose URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file from the server under the server's file name. */
export function fetchFile(url: string): void {
  download(url, "");
}

function download(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
