/**
 * A drawing of ours put into the page, so that it takes the colour of the text around it. `svg` is the file's text
 * (`?raw`), never anything that a person entered. Decorative.
 */
export function InlineDrawing({ id, svg, className = "" }: { id?: string; svg: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository
    <div id={id} aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
