interface PageHeadProps {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** Search engines may list it; not so the pages that only a signed-in person sees. */
  isPublic?: boolean;
}

/**
 * A page's title and description. Every page renders one; React puts it into the head. Its address in the other language is
 * told by the server, which knows the site's own address.
 */
export function PageHead({ title, description, isPublic = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Vestpocket`}</title>
      {description && <meta name="description" content={description} />}
      {!isPublic && <meta name="robots" content="noindex" />}
    </>
  );
}
