import { SIGNED_IN_COOKIE } from "@vestpocket/domain/sessions/sessions.rules";

/**
 * Runs in the head before first paint and hydration. Sets the theme, whether this browser signed in before (keys as in
 * theme.ts and session-hint.ts), whether it showed recently viewed listings (visited-hint.ts), and the language of pages
 * served from the fallback. Earlier versions stored that it signed in where a browser may clear it. A constant text, so that the content security policy can contain its hash.
 */
export const BEFORE_PAINT = `(function(d){
d.lang=/^\\/fr(\\/|$)/.test(location.pathname)?"fr":"en";
try{if(localStorage.getItem("vestpocket.session")){localStorage.removeItem("vestpocket.session");
document.cookie="${SIGNED_IN_COOKIE}=1; path=/; samesite=lax"}}catch(e){}
if(document.cookie.indexOf("${SIGNED_IN_COOKIE}=1")>=0)d.dataset.session="remembered";
try{var t=localStorage.getItem("vestpocket.theme");if(t==="light"||t==="dark")d.dataset.theme=t;
if(localStorage.getItem("vestpocket.viewed"))d.dataset.viewed=""}catch(e){}
})(document.documentElement)`;
