const PARTS = "fieldset, section, nav, ul, ol, [role=group], [role=radiogroup], [role=list]";

/** The names of groups inside a group of the same name: screen readers say each of them, so one is enough. */
export function listDoubleNames(root: Element): string[] {
  return [...root.querySelectorAll(PARTS)].flatMap((part) => {
    const name = nameOf(part);
    const around = part.parentElement?.closest(PARTS);
    return name !== "" && around && root.contains(around) && nameOf(around) === name ? [name] : [];
  });
}

function nameOf(part: Element): string {
  const label = part.getAttribute("aria-label");
  const heading = document.getElementById(part.getAttribute("aria-labelledby") ?? "");
  const legend = part.matches("fieldset") ? part.querySelector(":scope > legend") : null;
  return (label ?? heading?.textContent ?? legend?.textContent ?? "").trim();
}
