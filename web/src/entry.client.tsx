import { paths, splitPath } from "@vestpocket/domain/shared/paths";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { activateLanguage, addCatalogue } from "./platform/catalogues.ts";

const { language, path } = splitPath(window.location.pathname);
// All texts of a page that was written to HTML are there before it is taken over, or what stands would be drawn anew.
await activateLanguage(language);
if (path.startsWith(paths.resource(""))) await addCatalogue("resources");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
