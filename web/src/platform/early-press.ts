/** Tells the page that it is hydrated: buttons respond from now on. */
export const ALIVE = "vestpocket:alive";

/**
 * Runs in the head. Remembers the last press of a button, or submitted form, while no script responds yet, shows that
 * it is pending (styles.css), and repeats it once when the page is hydrated. Links need no script. If the scripts
 * cannot be loaded, nothing stays pending. A constant text, as in before-paint.ts.
 */
export const EARLY_PRESS = `(function(d){var n,r;
function free(){if(n){n.removeAttribute("aria-busy");n.removeAttribute("data-kept")}n=r=null}
function keep(e,f){free();n=e;r=f;n.setAttribute("aria-busy","true");n.setAttribute("data-kept","")}
function press(e){var b=e.target.closest("button");if(b&&!(b.form&&b.type=="submit"))keep(b,function(){b.click()})}
function send(e){e.preventDefault();var f=e.target,s=e.submitter;keep(s||f,function(){f.requestSubmit(s)})}
function end(e){if(e.type=="error"&&e.target.tagName!="SCRIPT"&&e.target.rel!="modulepreload")return;
d.removeEventListener("click",press,true);d.removeEventListener("submit",send,true);
d.removeEventListener("error",end,true);d.removeEventListener("${ALIVE}",end);
var m=n,f=r;free();if(e.type!="error"&&f&&m.isConnected)f()}
d.addEventListener("click",press,true);d.addEventListener("submit",send,true);
d.addEventListener("error",end,true);d.addEventListener("${ALIVE}",end)
})(document)`;

/** Call this once the page is hydrated and knows what was typed before. */
export function repeatEarlyPress(): void {
  document.dispatchEvent(new Event(ALIVE));
}
