import { messages as domain } from "../../../locales/fr/domain.po?members";
import { messages as web } from "../../../locales/fr/web.po?members";

/** All other texts of the site, used only by pages behind the login gate. */
export const messages = { ...web, ...domain };
