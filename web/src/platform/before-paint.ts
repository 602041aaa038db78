/**
 * Runs in the head before anything is painted or hydrated: the chosen theme, whether this browser signed in before
 * (keys as in theme.ts and session-hint.ts), whether it then showed recently viewed listings (visited-hint.ts), and the language
 * of pages that come from the fallback.
 * A constant text, so that the content security policy can name its hash.
 */
export const BEFORE_PAINT = `(function(d){
d.lang=/^\\/fr(\\/|$)/.test(location.pathname)?"fr":"en";
try{var t=localStorage.getItem("vestpocket.theme");if(t==="light"||t==="dark")d.dataset.theme=t;
if(localStorage.getItem("vestpocket.session"))d.dataset.session="remembered";
if(localStorage.getItem("vestpocket.viewed"))d.dataset.viewed=""}catch(e){}
})(document.documentElement)`;
