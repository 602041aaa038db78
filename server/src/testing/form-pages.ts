import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/**
 * What the web app's own pages share with these; a journey checks that the real ones match (e2e/posted-forms.e2e.ts).
 */
const PARTS = `<div hidden>
  <div data-part="danger"><div role="alert"><p data-text=""></p></div></div>
  <div data-part="success"><div role="status"><p data-text=""></p></div></div>
  <div data-part="error"><p><span data-text=""></span></p></div>
</div>`;

/** Writes a build of the web app with only these pages, each with a form, in both languages; returns its folder. */
export function writeFormPages(controlsOf: Readonly<Record<string, readonly string[]>>): string {
  const build = makeTemporaryFolder("forms");
  const hashes: Record<string, readonly string[]> = {};
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(build, "client", file)), { recursive: true });
    writeFileSync(join(build, "client", file), content);
    hashes[file] = [];
  };
  write("__spa-fallback.html", "any other page");
  for (const [path, controls] of Object.entries(controlsOf)) {
    const fields = controls.map((control) => `<div data-field="">${control}</div>`).join("");
    for (const language of LANGUAGES) {
      write(
        `${localPath(language, path).slice(1)}/index.html`,
        `<!DOCTYPE html><html lang="${language}"><head><script>press()</script></head><body><main><h1>${path}</h1>
        <noscript>${PARTS}</noscript><form method="post">${fields}</form></main></body></html>`,
      );
    }
  }
  writeFileSync(join(build, "script-hashes.json"), JSON.stringify(hashes));
  return build;
}
