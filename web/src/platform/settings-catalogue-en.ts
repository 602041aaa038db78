import { messages as domain } from "../../../locales/en/domain.po?settings";
import { messages as web } from "../../../locales/en/web.po?settings";

/** The texts that only the pages of this section show: `web/sections.ts`. */
export const messages = { ...web, ...domain };
