/** Where the build puts the style sheet (`tools/finish-pages.ts`): in the page, the first paint needs no other file. */
export const STYLES_ID = "styles";

/** The style sheet, as the browser got it with the page: if React ever renders the whole document again, it is kept. */
export const pageStyles = import.meta.env.SSR ? "" : (document.getElementById(STYLES_ID)?.textContent ?? "");
