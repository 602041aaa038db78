import { useLingui } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { addCatalogue } from "../../platform/catalogues.ts";
import { useReader } from "../../platform/units.ts";

/** What listings can be compared by, and the labels; undefined until loaded. */
export function useMeasures() {
  const { i18n } = useLingui();
  const reader = useReader();
  const { data } = useMeasuresQuery();
  return data && { ...data, text: data.toMeasureText({ i18n, reader }) };
}

export type Measures = NonNullable<ReturnType<typeof useMeasures>>;

/** The same without labels, with its loading state. */
export function useMeasuresQuery() {
  return useQuery({
    queryKey: ["measures"],
    queryFn: async () => {
      const [{ comparing }] = await Promise.all([import("./comparing/comparing.ts"), addCatalogue("listing-fields")]);
      return comparing;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
