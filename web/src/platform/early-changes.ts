declare global {
  interface Window {
    /** What happened to the page until its scripts follow it. */
    earlyChanges?: {
      readonly records: MutationRecord[];
      readonly observer: MutationObserver;
      follow?: (records: MutationRecord[]) => void;
    };
  }
}

/**
 * Runs in the head. Watches what a translation replaces (translated-text.ts), and not what else is added: records it
 * until the page's scripts follow. A constant text, as in before-paint.ts.
 */
export const EARLY_CHANGES = `(function(e){
e.observer=new MutationObserver(function(m){
m=m.filter(function(c){return c.removedNodes[0]||c.addedNodes[0].nodeName=="FONT"});
if(e.follow)e.follow(m);else e.records.push.apply(e.records,m)});
e.observer.observe(document,{childList:true,subtree:true});window.earlyChanges=e})({records:[]})`;
