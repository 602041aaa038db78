import { messages as domain } from "../../../locales/en/domain.po?own-listings";
import { messages as web } from "../../../locales/en/web.po?own-listings";

/** The texts that only the pages of this section show: `web/sections.ts`. */
export const messages = { ...web, ...domain };
