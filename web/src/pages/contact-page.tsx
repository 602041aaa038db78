import { useLingui } from "@lingui/react/macro";
import { Article } from "../features/resources/article.tsx";
import { lazyBody } from "../platform/lazy-body.ts";

const Body = lazyBody("legal", async () => (await import("../features/resources/legal/contact.tsx")).Contact);

export default function ContactPage() {
  const { t } = useLingui();
  return (
    <Article title={t`Contact`} summary={t`Where to turn with a question, a problem, or a request about your data.`}>
      <Body />
    </Article>
  );
}
