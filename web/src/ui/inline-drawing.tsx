/**
 * Inlines one of our SVG drawings, so that it takes the surrounding text colour. `svg` is the file's text (`?raw`), never
 * user input. Decorative.
 */
export function InlineDrawing({ id, svg, className = "" }: { id?: string; svg: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository
    <div id={id} aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
