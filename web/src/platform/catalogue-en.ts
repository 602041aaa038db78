import { messages as domain } from "../../../locales/en/domain.po";
import { messages as web } from "../../../locales/en/web.po";

/** The texts that every page needs, in one file: the browser waits for it before it hydrates a page. */
export const messages = { ...web, ...domain };
