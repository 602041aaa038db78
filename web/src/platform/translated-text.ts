import "./early-changes.ts";
import { ALIVE } from "./early-press.ts";

/**
 * A browser's translation puts a `<font>` with its own words in the place of a text. React still holds the text, and
 * fails when it removes it or inserts something before it; if it changes the text, nobody sees that. So the moment React
 * touches a replaced text, it is put back in its place, and React does what it wanted. The translation then sees a new
 * text and translates it. (facebook/react#11538)
 */

/** Each translation's text, and each text's translation. */
const texts = new WeakMap<Node, Text>();
const translations = new WeakMap<Node, Element>();

let isHydrated = false;

/**
 * Makes React's changes reach translated texts. Call this once, before hydration, which needs the page as it was sent:
 * until it is complete, every translation is undone.
 */
export function surviveTranslation(): void {
  const early = window.earlyChanges;
  if (!early) return;
  guardNodes(Node.prototype);
  guardTexts();
  document.addEventListener(ALIVE, () => (isHydrated = true));
  early.follow = followTranslation;
  followTranslation(early.records);
}

function followTranslation(records: MutationRecord[]): void {
  noteChanges(records);
  if (!isHydrated) for (const font of document.querySelectorAll("font")) putBack(font);
}

function guardNodes(prototype: Node): void {
  const { removeChild, insertBefore, appendChild } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) restore(child);
    // A translation may have taken it away, or wrapped it in an element of its own.
    return child.parentNode && this.contains(child) ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (before !== null && before.parentNode !== this) restore(before);
    insertBefore.call(this, child, findChild(this, before));
    return moveText(child);
  };
  prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    appendChild.call(this, child);
    return moveText(child);
  };
}

/** Guards the property through which React changes a text. */
function guardTexts(): void {
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string) {
      restore(this);
      this.data = text;
    },
  });
}

/** The child of an element that is or contains a node; null if there is none. */
function findChild(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Puts a replaced text back. A text in its place costs nothing but the comparison. */
function restore(node: Node): void {
  if (!(node instanceof Text) || isInPlace(node)) return;
  noteChanges(window.earlyChanges?.observer.takeRecords() ?? []);
  putBack(translations.get(node));
}

function putBack(font: Element | undefined): void {
  const text = font && texts.get(font);
  if (!text) return;
  forget(font, text);
  // Unless the translation was undone meanwhile.
  if (font.parentNode) font.replaceWith(text);
}

/** A text that was put elsewhere leaves its translation behind. */
function moveText<Child extends Node>(child: Child): Child {
  const font = translations.get(child);
  if (font) {
    forget(font, child);
    font.remove();
  }
  return child;
}

function forget(font: Element, text: Node): void {
  texts.delete(font);
  translations.delete(text);
}

function noteChanges(records: readonly MutationRecord[]): void {
  for (const [index, record] of records.entries()) {
    for (const node of record.removedNodes) {
      // A translation may be replaced by another.
      const text = node instanceof Text ? node : texts.get(node);
      const font = text && findFonts(record, records[index + 1]).find((each) => !texts.has(each));
      if (!text || !font || isInPlace(text)) continue;
      texts.set(font, text);
      translations.set(text, font);
    }
  }
}

/** The elements that may stand in the place of a removed node: put there at once, before it was removed, or after. */
function findFonts({ target, addedNodes, previousSibling, nextSibling }: MutationRecord, next?: MutationRecord) {
  const later = next?.target === target ? next.addedNodes : [];
  return [...addedNodes, previousSibling, nextSibling, ...later].filter(isFont);
}

/** Moved by React, or put back by the translation. */
function isInPlace(node: Node): boolean {
  return !!node.parentNode && !isFont(node.parentNode);
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT";
}
