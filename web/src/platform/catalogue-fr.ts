import { messages as domain } from "../../../locales/fr/domain.po?visitors";
import { messages as web } from "../../../locales/fr/web.po?visitors";

/** The texts of public pages, in one file: the browser waits for it before it hydrates a page. */
export const messages = { ...web, ...domain };
