import { type ComponentType, useEffect, useState } from "react";
import { keep, readKept } from "../../platform/kept.ts";
import { useLanguage } from "../../platform/language.ts";

const KEY = "vestpocket.french-offered";

type Offer = ComponentType<{ onDecline: () => void }>;

/**
 * Offers French, once, to a browser that prefers it, on an English page; undefined otherwise. Someone who has seen a
 * French page, or the offer, knows where to switch. Few readers get it, so others do not load it.
 */
export function useFrenchOffer(): { Offer: Offer | undefined; onDecline: () => void } {
  const language = useLanguage();
  const [Offer, setOffer] = useState<Offer>();
  useEffect(() => {
    if (language === "fr") {
      remember();
      setOffer(undefined);
    } else if (prefersFrench() && isNew()) {
      import("./french-offer.tsx").then(
        (loaded) => {
          remember();
          setOffer(() => loaded.default);
        },
        () => undefined,
      );
    }
  }, [language]);
  return { Offer, onDecline: () => setOffer(undefined) };
}

function prefersFrench(): boolean {
  const known = navigator.languages.find((each) => /^(en|fr)\b/iu.test(each));
  return known?.toLowerCase().startsWith("fr") === true;
}

/** Without storage the choice cannot be remembered, so nothing is offered. */
const isNew = () => readKept(KEY) === null;

const remember = () => keep(KEY, "yes");
