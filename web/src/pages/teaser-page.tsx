import { ListingTeaser } from "./listing-teaser.tsx";

export default function TeaserPage() {
  return <ListingTeaser />;
}
