import { useLingui } from "@lingui/react/macro";
import { Article } from "../features/resources/article.tsx";
import { lazyBody } from "../platform/lazy-body.ts";

const Body = lazyBody("legal", async () => (await import("../features/resources/legal/terms-of-use.tsx")).TermsOfUse);

export default function TermsPage() {
  const { t } = useLingui();
  return (
    <Article
      title={t`Terms of use`}
      summary={t`Who can post, what is not allowed, what it costs, and who is responsible for what.`}
    >
      <Body />
    </Article>
  );
}
