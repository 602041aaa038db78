/**
 * Runs in the head. Requests the page's scripts once its first frame is on the screen, so that none of them delays it.
 * The build has inlined the style sheet and marked the scripts (`tools/finish-pages.ts`): their files, which are then
 * all requested at once, and the module that starts them, which the browser runs when a text, even an empty one, is
 * added. A background tab has no frames. A constant text, as in before-paint.ts.
 */
export const AFTER_PAINT = `(function(d,f){
function start(){if(f)return;f=1;
d.querySelectorAll("link[rel=after-paint]").forEach(function(l){l.rel="modulepreload"});
d.querySelectorAll("script[type=after-paint]").forEach(function(s){s.type="module";s.append("")})}
d.addEventListener("DOMContentLoaded",function(){
if(d.hidden)start();else{requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,1000)}})
})(document)`;
