import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { activateLanguage } from "./platform/catalogues.ts";
import { currentLanguage } from "./platform/language.ts";

await activateLanguage(currentLanguage());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
