import { SitePage } from "./site-page.tsx";

export default function TermsPage() {
  return <SitePage name="terms" />;
}
