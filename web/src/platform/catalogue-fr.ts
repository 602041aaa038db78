import { messages as domain } from "../../../locales/fr/domain.po";
import { messages as web } from "../../../locales/fr/web.po";

/** The texts that every page needs, in one file: the browser waits for it before it hydrates a page. */
export const messages = { ...web, ...domain };
