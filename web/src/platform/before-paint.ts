import { SIGNED_IN_COOKIE } from "@vestpocket/domain/sessions/sessions.rules";

/**
 * Runs in the head before first paint and hydration. Sets the theme, whether this browser signed in before (keys as in
 * theme.ts and session-hint.ts), whether it showed recently viewed listings (visited-hint.ts), and the language of pages
 * served from the fallback. Moves the mark of a signed-in browser from where earlier versions stored it. A constant text,
 * so that the content security policy can contain its hash.
 */
export const BEFORE_PAINT = `(function(d){
d.lang=/^\\/fr(\\/|$)/.test(location.pathname)?"fr":"en";
try{if(localStorage.getItem("vestpocket.session")){localStorage.removeItem("vestpocket.session");
var s=location.protocol=="https:";
document.cookie=(s?"__Host-":"")+"${SIGNED_IN_COOKIE}=1; path=/; samesite=lax"+(s?"; secure":"")}}catch(e){}
if(document.cookie.indexOf("${SIGNED_IN_COOKIE}=1")>=0)d.dataset.session="remembered";
try{var t=localStorage.getItem("vestpocket.theme");if(t==="light"||t==="dark")d.dataset.theme=t;
if(localStorage.getItem("vestpocket.viewed"))d.dataset.viewed=""}catch(e){}
})(document.documentElement)`;
