import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { RESOURCES } from "./features/resources/resources.ts";

/** The public pages, prerendered at build time in every language. All others are served from the fallback page. */
const PUBLIC_PATHS = [
  paths.home(),
  paths.signUp(),
  paths.login(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.emailVerified(),
  paths.undoChange(),
  paths.ticket(),
  ...RESOURCES.map(({ slug }) => paths.resource(slug)),
  // Without its figures: the server fills it in, and every page below it.
  paths.browse(),
  // The same applies here.
  paths.teaser(),
  // And here.
  paths.privacy(),
  paths.terms(),
  paths.contact(),
  paths.accessibility(),
  paths.verify(),
  paths.transparency(),
];

export function listPrerenderedPaths(): string[] {
  return LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((path) => localPath(language, path)));
}
