import { BrowseMarket } from "./browse-market.tsx";

export default function BrowsePage() {
  return <BrowseMarket />;
}
