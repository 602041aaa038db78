import { messages as domain } from "../../../locales/fr/domain.po?members";
import { messages as web } from "../../../locales/fr/web.po?members";

/** All other texts of the site, which only pages behind the login gate show. */
export const messages = { ...web, ...domain };
