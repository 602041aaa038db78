import { SitePage } from "./site-page.tsx";

export default function PrivacyPage() {
  return <SitePage name="privacy" />;
}
