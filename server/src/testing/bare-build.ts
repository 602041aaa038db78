import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { makeTemporaryFolder } from "./temporary-folder.ts";

const TEMPLATE = '<head><meta name="robots" content="noindex"/><title>x</title></head><main id="main">wait</main>';
/** Writes the data into the page as is, so that a test sees all of it. */
const RENDERING = `const renderContent = async (path, data) => ({ head: "<title>rendered</title>", main: JSON.stringify(data) });
export const entry = { module: { renderContent } };`;

/** A build of the web app with only what rendered pages need; returns its folder. */
export function makeBareBuild(): string {
  const folder = makeTemporaryFolder("build");
  const templates = [paths.browse(), paths.teaser(), paths.terms()].flatMap((path) =>
    LANGUAGES.map((language) => `${localPath(language, path).slice(1)}/index.html`),
  );
  const pages = [...templates, "__spa-fallback.html"];
  const hashes = Object.fromEntries(pages.map((file) => [file, []]));
  const files: [string, string][] = [
    ...pages.map((file): [string, string] => [`client/${file}`, TEMPLATE]),
    ["server/index.js", RENDERING],
    ["script-hashes.json", JSON.stringify(hashes)],
  ];
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
