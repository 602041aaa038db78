import { useLingui } from "@lingui/react/macro";
import { Article } from "../features/resources/article.tsx";
import { lazyBody } from "../platform/lazy-body.ts";

const Body = lazyBody("legal", async () => (await import("../features/resources/legal/terms-of-use.tsx")).TermsOfUse);

export default function TermsPage() {
  const { t } = useLingui();
  return (
    <Article
      title={t`Terms of use`}
      summary={t`Who may post, what is forbidden, what it costs, and what each of us answers for.`}
    >
      <Body />
    </Article>
  );
}
