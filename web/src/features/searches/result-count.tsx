import { Plural } from "@lingui/react/macro";

export interface ResultCountProps {
  totalResults: number;
  totalIsAtLeast?: true | undefined;
}

/** '1,204 listings'; matches of frequent words are not counted to the end: 'More than 10,000 listings'. */
export function ResultCount({ totalResults, totalIsAtLeast }: ResultCountProps) {
  return totalIsAtLeast ? (
    <Plural value={totalResults} one="More than # listing" other="More than # listings" />
  ) : (
    <Plural value={totalResults} one="# listing" other="# listings" />
  );
}
