import { Link } from "react-router";
import { useLanguageChange } from "./use-language-change.ts";

/** Offers the page in French, in French: the page's own texts are in English. It shifts nothing, and takes no focus. */
export default function FrenchOffer({ onDecline }: { onDecline: () => void }) {
  const change = useLanguageChange("fr");
  return (
    <section
      lang="fr"
      aria-label="Langue"
      className="float-in fixed inset-x-4 bottom-4 z-50 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-14 shadow-float sm:left-auto sm:max-w-[26rem] print:hidden"
    >
      <p className="font-medium">Cette page est offerte en français.</p>
      <div className="flex items-center gap-2">
        <Link
          {...change}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          Passer au français
        </Link>
        <button type="button" onClick={onDecline} className="min-h-11 px-2 text-muted hover:text-ink">
          Non merci
        </button>
      </div>
    </section>
  );
}
