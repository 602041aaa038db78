import { SitePage } from "./site-page.tsx";

export default function ContactPage() {
  return <SitePage name="contact" />;
}
