import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Where a room's sections will be. */
export const RoomWaiting = () => (
  <Loading>
    <Skeleton className="mb-12 h-40" />
    <Skeleton className="h-[36rem]" />
  </Loading>
);
