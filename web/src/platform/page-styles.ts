/**
 * Where the build puts the style sheet (`tools/finish-pages.ts`): inlined, so that the first paint needs no other file.
 */
export const STYLES_ID = "styles";

/** The style sheet, as the browser got it with the page: it is kept if React renders the whole document again. */
export const pageStyles = import.meta.env.SSR ? "" : (document.getElementById(STYLES_ID)?.textContent ?? "");
