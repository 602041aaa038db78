import { Skeleton } from "../ui/skeleton.tsx";

/** Where a listing's steps will be; links to the form below it lead here until then. */
export const StepsWaiting = () => (
  <div id="contact" tabIndex={-1} aria-busy="true" className="mt-4 scroll-mt-4 outline-none print:hidden">
    <Skeleton className="h-112 rounded-card" />
  </div>
);
