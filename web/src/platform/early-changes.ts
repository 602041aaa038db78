declare global {
  interface Window {
    /** What happened to the page until its scripts ran. */
    earlyChanges?: { records: MutationRecord[]; observer: MutationObserver };
  }
}

/**
 * Runs in the head. Records what a translation replaces before the page is hydrated (translated-text.ts), and not what
 * the parser adds. A constant text, as in before-paint.ts.
 */
export const EARLY_CHANGES = `(function(r,o){
o=new MutationObserver(function(m){m.forEach(function(c){
if(c.removedNodes[0]||c.addedNodes[0].nodeName=="FONT")r.push(c)})});
o.observe(document,{childList:true,subtree:true});window.earlyChanges={records:r,observer:o}})([])`;

/** Stops recording. Returns what was recorded. */
export function takeEarlyChanges(): MutationRecord[] {
  const { records, observer } = window.earlyChanges ?? {};
  delete window.earlyChanges;
  const last = observer?.takeRecords() ?? [];
  observer?.disconnect();
  return [...(records ?? []), ...last];
}
