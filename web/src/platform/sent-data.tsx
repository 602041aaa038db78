import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";

const ID = "sent-data";
const Rendered = createContext<unknown>(undefined);

/** Contains the data that the server renders a page with. */
export const SentDataProvider = Rendered.Provider;

/** What the server rendered this page with; undefined on pages that the browser opens within the site. */
export function useSentData<Data>(): Data | undefined {
  const rendered = useContext(Rendered);
  const { pathname } = useLocation();
  const [data] = useState(() => rendered ?? readSentData(pathname));
  return data as Data | undefined;
}

/** Sends the data with the page, so that hydration renders the same. */
export function SentData({ data }: { data: unknown }) {
  const { pathname } = useLocation();
  return (
    <script id={ID} type="application/json" data-path={pathname}>
      {JSON.stringify(data)}
    </script>
  );
}

function readSentData(path: string): unknown {
  if (import.meta.env.SSR) return undefined;
  const sent = document.getElementById(ID);
  return sent?.dataset.path === path ? JSON.parse(sent.textContent ?? "") : undefined;
}
