/** The files that a browser without a cache requests with the home page: those that its HTML names. */
export async function listFirstFiles(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|png|webp|avif|ico))"/gu)].map(
    ([, path = ""]) => path,
  );
  return [...new Set(named)];
}
