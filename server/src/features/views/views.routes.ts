import { recentViewsSchema } from "@vestpocket/domain/views/views.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Views } from "./views.usecases.ts";

const tags = ["views"];
const KEEP_MS = 5_000;
const FORGOTTEN = /*i18n*/ { id: "views.forgotten", message: "Recently viewed cleared." };

export function registerViews(api: Api, { views, gate }: { views: Views; gate: Gate }): void {
  const keeping = setInterval(() => void views.keep(), KEEP_MS);
  keeping.unref();
  api.addHook("onClose", async () => {
    clearInterval(keeping);
    await views.keep();
  });

  api.get(
    "/v1/views/recent",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "The listings one looked at last, as far as they are active",
        response: { 200: recentViewsSchema },
      },
    },
    async (request) => ({ properties: await views.listRecent(getViewer(request), languageOf(request)) }),
  );

  api.delete(
    "/v1/views/recent",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Forget what one looked at",
        response: { 200: z.object({ msg: z.string() }) },
      },
    },
    async (request) => {
      await views.forget(getViewer(request));
      return { msg: say(languageOf(request), FORGOTTEN) };
    },
  );
}
