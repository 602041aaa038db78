import { paths, splitPath } from "@vestpocket/domain/shared/paths";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readFilledFields } from "./platform/adopt-typed.ts";
import { activateLanguage, addCatalogue } from "./platform/catalogues.ts";
import { surviveTranslation } from "./platform/translated-text.ts";
import { interceptBack } from "./ui/back.ts";

const { language, path } = splitPath(window.location.pathname);
// Load every text of a prerendered page before hydration; otherwise React would render it again.
await activateLanguage(language);
if (path.startsWith(paths.resource(""))) await addCatalogue("resources");

interceptBack();
readFilledFields();
surviveTranslation();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
