import { useLingui } from "@lingui/react/macro";
import { Article } from "../features/resources/article.tsx";
import { lazyBody } from "../platform/lazy-body.ts";

const Body = lazyBody("legal", async () => (await import("../features/resources/legal/privacy.tsx")).Privacy);

export default function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Article title={t`Privacy`} summary={t`What we store about you, why, for how long, and your choices.`}>
      <Body />
    </Article>
  );
}
