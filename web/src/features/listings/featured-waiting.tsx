import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";

/** As many placeholders as the carousel shows at once, plus space for its buttons. */
export function FeaturedWaiting({ className = "" }: { className?: string }) {
  return (
    <div className={`pb-27 min-[480px]:pb-16 ${className}`}>
      <div className="grid gap-6 min-[750px]:grid-cols-2 min-[1024px]:grid-cols-3">
        <ListingCardSkeleton />
        <div className="max-[749px]:hidden">
          <ListingCardSkeleton />
        </div>
        <div className="max-[1023px]:hidden">
          <ListingCardSkeleton />
        </div>
      </div>
    </div>
  );
}
