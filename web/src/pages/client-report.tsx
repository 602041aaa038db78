import { ShownReport } from "../features/client-reports/shown-report.tsx";
import { FiguresView } from "../features/visits/figures/figures-view.tsx";
import { addCatalogue } from "../platform/catalogues.ts";

// It is outside the login gate, which loads the members' texts otherwise.
if (!import.meta.env.SSR) await addCatalogue("members");

/** What the link that an owner gave to a client leads to. */
export function ClientReport({ token }: { token: string }) {
  return <ShownReport token={token} Figures={FiguresView} />;
}
