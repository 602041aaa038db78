/**
 * What a page is about, in schema.org's words, for search engines. It is data and not run, so the security policy need not name
 * it. Texts in it can hold anything: React keeps them from ending the element.
 */
export function StructuredData({ type, ...members }: { type: string; [member: string]: unknown }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", "@type": type, ...members })}
    </script>
  );
}
