import { useEffect } from "react";

/** Rows, lists and sections, and what takes the focus elsewhere, such as the page's main part. */
const FRAMES = "li, ul, ol, section, [tabindex='-1']";

/** What takes the focus by itself, such as the button of a dropdown that closes, does so within this time. */
const PATIENCE_MS = 100;

/**
 * Keeps the focus in its place when what had it is removed: a row with its button, a form that closes, a dialog's
 * opener. It would fall to the top of the page; instead, the nearest row, list or section that is left takes it. What
 * loses the focus only because it is moved or replaced gets it back.
 */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}

/** Returns a function that ends it. */
function keepFocus(): () => void {
  // What last had the focus in the page, followed by what it is in, from the inside out.
  let path: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restore() {
    // Nothing behind an open dialog can take the focus.
    if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
    const [had, ...frames] = path;
    // What takes the place of a control, such as a dropdown that has loaded, has its id.
    const same = had?.isConnected ? had : document.getElementById(had?.id ?? "");
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
    else frames.filter((each) => each.isConnected && each.matches(FRAMES)).some(takeFocus);
  }

  function restoreSoon() {
    clearTimeout(timer);
    timer = setTimeout(restore, PATIENCE_MS);
  }

  const observer = new MutationObserver((records) => {
    const [had] = path;
    if (had && records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(had)))) restoreSoon();
  });
  // A dialog returns the focus to what opened it.
  const onFocus = ({ target }: FocusEvent) => {
    if (isInPage(target)) path = listPath(target);
  };
  // A press elsewhere takes the focus away. Safari does not focus a pressed button.
  const onPress = ({ target }: PointerEvent) => {
    if (!isInPage(target) || path[0]?.contains(target)) return;
    const button = target.closest("button");
    path = button ? listPath(button) : [];
  };
  const onDialogClose = () => {
    if (path[0]?.isConnected === false) restoreSoon();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("pointerdown", onPress);
  // This event does not bubble.
  document.addEventListener("close", onDialogClose, { capture: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("close", onDialogClose, { capture: true });
  };
}

function isInPage(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest("dialog") === null;
}

/** Empty for what is outside the main part. */
function listPath(from: Element): Element[] {
  const path: Element[] = [];
  for (let each = from.closest("main *"); each !== null; each = each.parentElement) path.push(each);
  return path;
}

/** Moves the focus to what is not a control; false if that is not possible, because it is hidden. */
function takeFocus(frame: Element): boolean {
  if (!(frame instanceof HTMLElement)) return false;
  if (!frame.hasAttribute("tabindex")) {
    frame.tabIndex = -1;
    // Otherwise a press inside could focus it.
    frame.addEventListener("blur", () => frame.removeAttribute("tabindex"), { once: true });
  }
  frame.focus({ preventScroll: true });
  return document.activeElement === frame;
}
