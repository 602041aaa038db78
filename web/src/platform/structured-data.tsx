/**
 * A page's schema.org data for search engines. It is not executed, so the content security policy does not apply. Texts in it
 * may contain anything: React escapes them.
 */
export function StructuredData({ type, ...members }: { type: string; [member: string]: unknown }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", "@type": type, ...members })}
    </script>
  );
}
