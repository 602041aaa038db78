type Compute = Window["getComputedStyle"];

const quick = new WeakSet<Window>();

/** Makes the test DOM determine quickly whether an element is visible. */
export function quickenStyles(view: Window): void {
  if (quick.has(view)) return;
  quick.add(view);
  view.getComputedStyle = buildQuickStyles(view.getComputedStyle.bind(view));
}

/**
 * Accessible names and roles check whether each surrounding element is visible, and the DOM computes the full style
 * each time: a tenth of the time of the component tests. No style sheets are loaded, so an element without a style
 * attribute has its tag's style; everything else is still left to the DOM.
 */
export function buildQuickStyles(compute: Compute): Compute {
  const displays = new Map<string, string>();

  function displayOf(element: Element): string {
    const tag = `${element.tagName} ${"open" in element && element.open}`;
    const display = displays.get(tag) ?? compute(element).display;
    displays.set(tag, display);
    return display;
  }

  function find(element: Element, name: string): string | undefined {
    const isPlain = element.isConnected && !element.hasAttribute("style");
    if (name === "display") return isPlain ? displayOf(element) : undefined;
    // The DOM does not inherit it.
    if (name === "pointer-events" || name === "pointerEvents") return isPlain ? "" : undefined;
    if (name === "visibility") return isPlain && element.closest("[style*=visibility]") === null ? "" : undefined;
    return undefined;
  }

  return (element) =>
    new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === "getPropertyValue")
          return (property: string) => find(element, property) ?? compute(element).getPropertyValue(property);
        const found = typeof name === "string" ? find(element, name) : undefined;
        if (found !== undefined) return found;
        const style = compute(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === "function" ? value.bind(style) : value;
      },
    });
}
