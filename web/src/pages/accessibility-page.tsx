import { SitePage } from "./site-page.tsx";

export default function AccessibilityPage() {
  return <SitePage name="accessibility" />;
}
