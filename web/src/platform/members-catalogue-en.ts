import { messages as domain } from "../../../locales/en/domain.po?members";
import { messages as web } from "../../../locales/en/web.po?members";

/** All other texts of the site, which only pages behind the login gate show. */
export const messages = { ...web, ...domain };
